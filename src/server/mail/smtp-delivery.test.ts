import { once } from "node:events";
import { type AddressInfo, type Server, type Socket, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createWorld } from "../../../test/world.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const message = { to: "a@example.org", subject: "Hello", text: "Hello" };
const options = {
  appOrigin: "https://app.example.org:8443",
  readSender: async () => "Bakery <hello@example.org>",
};

async function listen(server: Server, sockets: Set<Socket>) {
  server.on("connection", (socket: Socket) => sockets.add(socket));
  server.listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `smtp://127.0.0.1:${port}`;
}

/** Says yes to everything but TLS; what it is sent ends up in `mails`. */
async function startMailServer() {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
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
        const answer = part === "STARTTLS" ? "502 no" : "250 yes";
        socket.write(isMail ? "354 go on\r\n" : `${answer}\r\n`);
      }
    });
  });
  return { mails, url: await listen(server, sockets) };
}

test("MAIL-01: a mail that is sent twice has one Message-ID, by which mail servers drop the second", async () => {
  const { mails, url } = await startMailServer();
  const deliver = smtpDelivery(url, options);
  for (let tries = 0; tries < 2; tries++) await deliver(message, "0123abcd");
  const ids = mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
  expect(ids).toEqual(["<0123abcd@app.example.org>", "<0123abcd@app.example.org>"]);
});

test("MAIL-330: an email is from whoever is set when it is sent, in any alphabet, and in its headers is nothing else", async () => {
  const { mails, url } = await startMailServer();
  let sender = "Bakery <hello@example.org>";
  const deliver = smtpDelivery(url, { ...options, readSender: async () => sender });
  for (const next of [
    "Bakery <hello@example.org>",
    '"Bread, Ltd." <ltd@example.org>',
    "a@b.example",
    "Хлеб <a@b.example>",
  ]) {
    sender = next;
    await deliver(message, "0123abcd");
  }
  sender = "Bakery\r\nBcc: all@example.org <hello@example.org>";
  await expect(deliver(message, "0123abcd")).rejects.toThrow("no sender");
  const from = mails.map((mail) => /^From: (.*)$/im.exec(mail)?.[1]);
  expect(from).toEqual([
    "Bakery <hello@example.org>",
    '"Bread, Ltd." <ltd@example.org>',
    "a@b.example",
    expect.stringMatching(/^=\?UTF-8\?.*\?= <a@b\.example>$/),
  ]);
});

test("MAIL-05: a password leaves this machine through TLS, or not at all", async () => {
  const { mails, url } = await startMailServer();
  // an address that isn't this machine's usual one, with a server that offers no TLS
  const remote = url.replace("smtp://127.0.0.1", "smtp://ann:secret@127.0.0.2");
  const sent = smtpDelivery(remote, options)(message, "0123abcd");
  await expect(sent).rejects.toMatchObject({ code: "ETLS" });
  expect(mails).toEqual([]);
});

test("MAIL-02: a mail server that takes calls and says nothing is given up after a quarter of a minute", async () => {
  const url = await listen(createServer(), new Set());
  const began = Date.now();
  const sent = smtpDelivery(url, options)(message, "0123abcd");
  await expect(sent).rejects.toThrow(/greeting/i);
  expect(Date.now() - began).toBeLessThan(20_000);
}, 30_000);

test("MAIL-02: a mail server that goes on talking and takes nothing is given up, and its connection ends", async () => {
  const sockets = new Set<Socket>();
  const closed = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on("error", () => undefined).once("close", () => closed.resolve());
    const talking = setInterval(() => socket.write("220-not yet\r\n"), 10);
    socket.once("close", () => clearInterval(talking));
  });
  const url = await listen(server, sockets);
  const sent = smtpDelivery(url, { ...options, longestMs: 200 })(message, "0123abcd");
  await expect(sent).rejects.toMatchObject({ code: "EABORT" });
  await closed.promise;
});

test("MAIL-02: a mail server that hangs holds up nothing but emails", async () => {
  const held = Promise.withResolvers<void>();
  let isSending = false;
  const world = await createWorld({
    deliver: () => {
      isSending = true;
      return held.promise;
    },
  });
  onTestFinished(() => world.close());
  await world.mail.send(message);
  await world.jobs.add({ kind: "people.sign-up-over", payload: null });
  const stopping = new AbortController();
  const working = ["jobs", "emails"] as const;
  const workers = working.map((one) => world[one].work(stopping.signal));
  const rest = () => world.database.db.selectFrom("jobs").select("kind").execute();
  await expect.poll(() => isSending).toBe(true);
  await expect.poll(rest).toEqual([{ kind: "mail.send" }]);
  stopping.abort();
  held.resolve();
  await Promise.all(workers);
});
