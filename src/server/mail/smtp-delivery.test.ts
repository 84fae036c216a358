import { once } from "node:events";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { smtpDelivery } from "./mail.ts";

/** Says yes to everything; what it is sent ends up in `mails`. */
async function startMailServer() {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let heard = "";
    let isMail = false;
    socket.write("220 ready\r\n");
    socket.setEncoding("latin1").on("data", (chunk) => {
      heard += chunk;
      for (;;) {
        const end = isMail ? "\r\n.\r\n" : "\r\n";
        const at = heard.indexOf(end);
        if (at === -1) return;
        const part = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (isMail) mails.push(part);
        isMail = !isMail && part === "DATA";
        socket.write(isMail ? "354 go on\r\n" : "250 yes\r\n");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}` };
}

test("MAIL-01: a mail that is sent twice has one Message-ID, by which mail servers drop the second", async () => {
  const { mails, url } = await startMailServer();
  const deliver = smtpDelivery(url, "https://app.example.org:8443");
  const message = { to: "a@example.org", subject: "Hello", text: "Hello" };
  for (let tries = 0; tries < 2; tries++) await deliver(message, "0123abcd");
  const ids = mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
  expect(ids).toEqual(["<0123abcd@app.example.org>", "<0123abcd@app.example.org>"]);
});
