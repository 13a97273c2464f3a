/** A mail server that keeps what it gets. */
import { createServer } from "node:net";

export class Mails {
  got = [];
  waiting = [];

  async begin() {
    this.server = createServer((line) => this.talk(line));
    await new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    this.url = `smtp+plain://127.0.0.1:${this.server.address().port}`;
  }

  end() {
    return new Promise((resolve) => this.server.close(resolve));
  }

  talk(line) {
    let text = "";
    let data = false;
    let to = "";
    const say = (said) => line.write(`${said}\r\n`);
    line.on("error", () => undefined);
    line.setEncoding("utf8");
    line.on("data", (part) => {
      text += part;
      for (;;) {
        const end = data ? "\r\n.\r\n" : "\r\n";
        const at = text.indexOf(end);
        if (at < 0) return;
        const said = text.slice(0, at);
        text = text.slice(at + end.length);
        if (data) {
          data = false;
          this.got.push({ to, ...mail(said) });
          for (const done of this.waiting.splice(0)) done();
          say("250 taken");
        } else if (/^data/i.test(said)) {
          data = true;
          say("354 go on");
        } else {
          to = /^rcpt to:<(.*)>/i.exec(said)?.[1] ?? to;
          say(/^quit/i.test(said) ? "221 bye" : "250 ok");
        }
      }
    });
    say("220 ready");
  }

  /** The mail of that number, once it is there. */
  async mail(number) {
    while (this.got.length < number) await new Promise((done) => this.waiting.push(done));
    return this.got[number - 1];
  }
}

/** What a mail in quoted-printable says, and the paths of its links. */
function mail(raw) {
  const cut = raw.indexOf("\r\n\r\n");
  const plain = raw.slice(cut + 4).replace(/=\r\n/g, "");
  const bytes = plain.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const text = Buffer.from(bytes, "latin1").toString("utf8");
  return { head: raw.slice(0, cut), text, links: [...text.matchAll(/https:\/\/tikal\.example\.org(\S+)/g)].map((found) => found[1]) };
}
