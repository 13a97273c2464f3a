/** Where the servers of the tests keep their tables: in a file, or in a PostgreSQL that is started for them. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Those to test with: both where people meet, or the one that TIKAL_STORE names. */
export const STORES = process.env.TIKAL_STORE ? [process.env.TIKAL_STORE] : ["sqlite", "postgres"];
/** What a house has that does not say it. */
export const USUAL = process.env.TIKAL_STORE ?? "sqlite";

/** A PostgreSQL with an empty database. It ends when it is stopped, and with this process, however that ends. */
export class Postgres {
  static async start(python, root) {
    const it = new Postgres();
    it.process = spawn(python, ["-m", "tests.browser.postgres"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
    it.ended = once(it.process, "exit");
    const [said] = await Promise.race([once(it.process.stdout, "data"), it.ended]);
    it.url = String(said).trim();
    if (!it.url.startsWith("postgres")) throw new Error(`there is no PostgreSQL: ${it.url}`);
    return it;
  }

  async stop() {
    this.process.stdin.end();
    await this.ended;
  }
}
