### Was Leute einander sagen, und wie sie einander finden.

## Ablehnungen

chat-none = Hier ist niemand, mit dem du reden könntest. Lade jemanden ein, dann kannst du schreiben.
chat-nobody = Öffne zuerst die Startseite, damit die anderen wissen, wer schreibt.
chat-empty = Darin steht nichts Lesbares. Schreib etwas.
chat-too-long = Eine Nachricht hat höchstens { $most } Zeichen, diese hat { $count }. Schick sie in Teilen.
chat-muted = Die Gastgeber dieses Servers haben dich für eine Weile stummgeschaltet. Lies mit; später kannst du wieder schreiben.
chat-no-such-person = Wer das auch war: Hier wurde von ihnen nichts gesagt. Sieh dir die Nachrichten noch einmal an.
chat-no-such-line = Diese Nachricht ist weg: Nur die neuesten bleiben.
