import { once } from "node:events";
import { type AddressInfo, type Server, createServer as createTcp } from "node:net";
import { type TlsOptions, createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { selfSigned } from "../../../test/fixtures/self-signed.ts";
import { createAskCertificate } from "./ask-certificate.ts";

const host = "lampe.example";

async function listen(server: Server): Promise<number> {
  const open = new Set<{ destroy(): void }>();
  server.on("connection", (socket) => open.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const question = { host, addresses: ["127.0.0.1"], isProxied: false };

test("DOMAIN-18: a certificate that browsers take is valid until its day, and others are told apart", async () => {
  const good = selfSigned({ name: host });
  const names = new Set<string>();
  const shake = async (shown: typeof good, ca?: string) => {
    const SNICallback: TlsOptions["SNICallback"] = (name, done) => {
      names.add(name);
      done(null);
    };
    const server = createServer({ ...shown, SNICallback });
    server.on("tlsClientError", () => undefined);
    const port = await listen(server);
    return createAskCertificate({ port, ...(ca !== undefined && { ca }) })(question);
  };
  const found = await shake(good, good.cert);
  expect(found.state).toBe("valid");
  const left = "until" in found ? found.until - Date.now() : 0;
  expect(left / 86_400_000).toBeGreaterThan(29);
  expect(await shake(good)).toMatchObject({ state: "untrusted" });
  const other = selfSigned({ name: "other.example" });
  expect(await shake(other, other.cert)).toMatchObject({ state: "otherName" });
  const past = selfSigned({
    name: host,
    from: new Date(Date.UTC(2020, 0, 1)),
    until: new Date(Date.UTC(2020, 1, 1)),
  });
  expect(await shake(past, past.cert)).toEqual({
    state: "expired",
    until: Date.UTC(2020, 1, 1),
  });
  expect(names).toEqual(new Set([host]));
});

test("DOMAIN-18: what has no certificate, is no TLS, hangs up or stays silent holds nobody up", async () => {
  // what answers is waited for, however busy the machine is
  const ask = (port: number, longestMs = 60_000) =>
    createAskCertificate({ port, connectMs: 60_000, longestMs })(question);
  const refusing = createServer({}, () => undefined);
  refusing.on("tlsClientError", () => undefined);
  expect(await ask(await listen(refusing))).toEqual({ state: "none" });
  const hanging = createTcp((socket) => socket.end());
  expect(await ask(await listen(hanging))).toEqual({ state: "none" });
  const plain = createTcp((socket) =>
    socket.on("error", () => undefined).write("HTTP/1.1 400\r\n\r\n"),
  );
  expect(await ask(await listen(plain))).toEqual({ state: "none" });
  const silent = createTcp((socket) => socket.on("error", () => undefined).resume());
  expect(await ask(await listen(silent), 1)).toEqual({ state: "slow" });
  const closed = createTcp();
  const port = await listen(closed);
  closed.close();
  expect(await ask(port)).toEqual({ state: "unreached" });
});

test("DOMAIN-18: of several addresses the worst is told that was reached, and behind a proxy only public ones are called", async () => {
  const good = selfSigned({ name: host });
  let calls = 0;
  const server = createServer(good, () => undefined);
  server.on("connection", () => (calls += 1));
  const port = await listen(server);
  const ask = createAskCertificate({ port, ca: good.cert });
  // nobody listens at the second
  const addresses = ["127.0.0.1", "127.0.0.2"];
  expect(await ask({ host, addresses, isProxied: false })).toMatchObject({ state: "valid" });
  calls = 0;
  const inside = ["127.0.0.1", "::1", "10.0.0.1", "169.254.169.254"];
  expect(await ask({ host, addresses: inside, isProxied: true })).toEqual({ state: "unreached" });
  const many = Array.from({ length: 20 }, () => "127.0.0.1");
  expect(await ask({ host, addresses: many, isProxied: false })).toMatchObject({ state: "valid" });
  expect(calls).toBe(8);
});
