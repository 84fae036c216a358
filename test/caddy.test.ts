import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureServer } from "../scripts/test/servers.ts";
import { type NameServer, startNameServer } from "./name-server.ts";
import { buildServer, endRuns, freePort, ownerEnv, run, said } from "./server-program.ts";
import { settle } from "./settle.ts";
import { until } from "./until.ts";

/** Vitrine behind Debian's Caddy with the Caddyfile that we hand out, and a name server: certificates are Caddy's own. */
const here = "127.0.0.1";
const app = "app.example.test";
const folder = mkdtempSync(join(tmpdir(), "vitrine-caddy-"));
let names: NameServer;
let caddy: ChildProcess;
let port: string;
let origin: string;
let cookie: string;

/** The Caddyfile of `deploy/` on ports of this test, with certificates that need nobody outside. */
function caddyfile(httpPort: string): string {
  const text = readFileSync(join(import.meta.dirname, "../deploy/Caddyfile"), "utf8");
  const own = [
    "admin off",
    "local_certs",
    "skip_install_trust",
    `http_port ${httpPort}`,
    `https_port ${port}`,
    `storage file_system ${folder}`,
  ];
  return text.replace("\n{\n", `\n{\n\t${own.join("\n\t")}\n`);
}

beforeAll(buildServer);
beforeAll(async () => {
  names = await startNameServer();
  port = await freePort();
  origin = `https://${app}:${port}`;
  const vitrine = await freePort();
  const dataDir = mkdtempSync(join(folder, "data-"));
  await settle(dataDir);
  const env = {
    PORT: vitrine,
    DATA_DIR: dataDir,
    APP_ORIGIN: origin,
    SITES_DOMAIN: "sites.example.test",
    TRUST_PROXY: "1",
    PUBLIC_ADDRESSES: here,
    DNS_SERVERS: names.address,
  };
  await said(run("main", { ...env, ...ownerEnv }), "is ready at");
  const config = join(folder, "Caddyfile");
  writeFileSync(config, caddyfile(await freePort()));
  const args = ["run", "--config", config, "--adapter", "caddyfile"];
  caddy = spawn(await ensureServer("caddy"), args, {
    env: { HOME: folder, PATH: process.env["PATH"], VITRINE: `127.0.0.1:${vitrine}` },
    stdio: "ignore",
  });
  await until(() => existsSync(root()));
});
afterAll(async () => {
  caddy.kill("SIGKILL");
  if (caddy.exitCode === null && caddy.signalCode === null) await once(caddy, "exit");
  await endRuns();
  await names.stop();
  rmSync(folder, { recursive: true, force: true });
});

const root = (): string => join(folder, "pki/authorities/local/root.crt");

interface Visit {
  readonly method?: string;
  readonly body?: object;
}

/** Visits a host name over HTTPS, as somebody whose DNS leads here. Throws where no certificate is got for it. */
function visit(host: string, path = "/", { method = "GET", body }: Visit = {}) {
  return new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const sent = request(
        {
          host: "127.0.0.1",
          port,
          servername: host,
          path,
          method,
          ca: readFileSync(root()),
          agent: false,
          headers: {
            host: `${host}:${port}`,
            accept: "text/html",
            ...(host === app && { origin, cookie: cookie ?? "" }),
            ...(body && { "content-type": "application/json" }),
          },
        },
        (answer) => {
          let text = "";
          answer.on("data", (part: Buffer) => (text += part.toString()));
          answer.on("error", reject);
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body && JSON.stringify(body));
    },
  );
}

const call = async (method: string, path: string, body?: object) => {
  const { status, text } = await visit(app, `/api/v1/${path}`, { method, ...(body && { body }) });
  return { status, json: text === "" ? null : JSON.parse(text) };
};

test("DOMAIN-15, DOMAIN-18: a domain gets HTTPS once it is live, none before it is live, and once removed the program says that nothing is there", async () => {
  while ((await visit(app, "/readyz").catch(() => null))?.status !== 200);
  const signedIn = await visit(app, "/api/v1/auth/sign-in", {
    method: "POST",
    body: { email: ownerEnv.OWNER_EMAIL, password: ownerEnv.OWNER_PASSWORD },
  });
  cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
  const { id, revision } = (await call("POST", "sites", { name: "Lamp" })).json;
  await call("POST", `sites/${id}/releases`, { revision });
  expect((await visit("lamp.sites.example.test")).status).toBe(200);

  const host = "example.test";
  await expect(visit(host)).rejects.toThrow();
  const added = (await call("POST", `sites/${id}/domains`, { host })).json;
  expect(added).toMatchObject({ state: "waiting", problem: "elsewhere" });
  await names.write(["@ A 198.51.100.9"]);
  const check = async () => (await call("POST", `sites/${id}/domains/${added.id}/check`)).json;
  expect(await check()).toMatchObject({ state: "waiting", problem: "elsewhere" });
  await expect(visit(host)).rejects.toThrow();

  await names.write([`@ A ${here}`, `_vitrine TXT "${added.records.at(-1).value}"`]);
  // asking for the certificate had Caddy get it, from an authority of its own here
  expect(await check()).toMatchObject({
    state: "live",
    isPrimary: true,
    certificate: { state: "untrusted", until: expect.stringMatching(/^20/) },
  });
  const home = await visit(host);
  expect(home.status).toBe(200);
  expect(home.headers["strict-transport-security"]).toBeUndefined();
  const moved = await visit("lamp.sites.example.test", "/about");
  expect([moved.status, moved.headers["location"]]).toEqual([301, `//${host}:${port}/about`]);

  expect((await call("DELETE", `sites/${id}/domains/${added.id}`)).status).toBe(204);
  const gone = await visit(host);
  expect(gone.status).toBe(404);
  expect(gone.text).not.toContain("Lamp");
  await expect(visit("stranger.example.test")).rejects.toThrow();
});
