import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { type Server, createServer, request } from "node:http";
import { mkdtemp } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { vi } from "vitest";
import { buildStamp } from "../scripts/build/build-all.ts";
import { serverTarget } from "../scripts/build/targets.ts";
import { freePort as freePortNumber } from "./free-port.ts";
import { onceARun, runFolder } from "./once-a-run.ts";
import { settle } from "./settle.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "dist", "test-server");
const runs = new Set<Run>();

/** Makes a server of the present sources, once a run: a copy of the build where that is of them. */
export async function buildServer(): Promise<void> {
  await onceARun("server", async () => {
    if (buildStamp(root).isCurrent()) {
      rmSync(built, { recursive: true, force: true });
      cpSync(join(root, "dist", "server"), built, { recursive: true });
      return;
    }
    const target = serverTarget(root);
    vi.stubEnv("NODE_ENV", "production");
    await build({ ...target, build: { ...target?.build, outDir: built } });
    vi.unstubAllEnvs();
  });
}

/** A port for a program, as its environment names it. */
export async function freePort(): Promise<string> {
  return String(await freePortNumber());
}

/** A program of the server, running. */
export interface Run {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** The exit code, once all of its output has come. */
  exit: Promise<number | null>;
}

/** Starts a program as an operator would, with nothing of this process' environment but PATH. */
export function run(
  program:
    | "main"
    | "owner-link"
    | "check-sites"
    | "publish-to"
    | "backup"
    | "check-backup"
    | "restore"
    | "restore-database"
    | "move-storage"
    | "doctor"
    | "upgrade-check",
  env: Record<string, string>,
  args: readonly string[] = [],
): Run {
  const own = {
    PATH: process.env["PATH"],
    METRICS_PORT: "off",
    OUTSIDE_LINKS: "off",
    // what a server compiled stays for those after it: a start takes a fifth less
    NODE_COMPILE_CACHE: join(runFolder(), "compiled"),
  };
  const child = spawn(process.execPath, [join(built, `${program}.js`), ...args], {
    env: { ...own, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  const started = { child, stdout: () => stdout, stderr: () => stderr, exit };
  runs.add(started);
  return started;
}

/** Kills what still runs: the next test may start on the same folder, which a server holds until it is gone. */
export async function endRuns(): Promise<void> {
  for (const { child } of runs) child.kill("SIGKILL");
  await Promise.all([...runs].map(({ exit }) => exit));
  runs.clear();
}

/** A port that nobody else can have until the server that holds it is closed. */
export async function heldPort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "::", resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

const owner = { email: "owner@example.org", password: "correct horse battery" };
/** What gives an installation this owner. */
export const ownerEnv = { OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password };

/** Signs in as the account of the environment; answers the headers of its calls. */
export async function signIn(port: string): Promise<Record<string, string>> {
  const origin = `http://localhost:${port}`;
  const headers = { origin, "content-type": "application/json" };
  const answer = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: "POST",
    headers,
    body: JSON.stringify(owner),
  });
  return { ...headers, cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

interface Asked {
  readonly path?: string;
  /** `POST` with a body and `GET` without one where it is not given. */
  readonly method?: string;
  /** What is posted. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** On a connection of its own. */
  readonly isAlone?: boolean;
}

/** Asks a server by the host name of a site, which the machine need not know. */
export function ask(port: string, host: string, asked: Asked = {}): Promise<Answer> {
  const { path = "/", body, method = body ? "POST" : "GET", headers = {}, isAlone } = asked;
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    // by itself Node names the length for some methods only: what a DELETE has would be read as another request
    const ofBody = text && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(text)),
    };
    const own = { host, ...ofBody, ...headers };
    const agent = isAlone ? { agent: false } : {};
    const about = { port, host: "127.0.0.1", path, method, headers: own, ...agent };
    const sent = request(about, (answer) => {
      let told = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (told += chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: told }),
      );
    });
    sent.on("error", reject).end(text);
  });
}

/** A site that visitors see, and what they send it. */
export interface PublishedSite {
  readonly id: number;
  readonly host: string;
  /** Its home page. */
  readonly page: Answer;
  /** A form that is right. */
  readonly form: { readonly path: string; readonly body: { siteHash: string; email: string } };
}

/** Makes a site on a server that is ready, and publishes it. */
export async function publishSite(port: string, slug = "lamp"): Promise<PublishedSite> {
  const headers = await signIn(port);
  const call = async (path: string, body: object) => {
    const answer = await ask(port, `localhost:${port}`, { path: `/api/v1/${path}`, body, headers });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text);
  };
  const { id, siteHash } = await call("sites", { name: "Lamp", slug });
  await call(`sites/${id}/releases`, {});
  const host = `${slug}.localhost:${port}`;
  return {
    id,
    host,
    page: await ask(port, host),
    form: {
      path: `/api/v1/sites/form/email/${id}/`,
      body: { siteHash, email: "ann@example.org" },
    },
  };
}

/** Waits until a program has said this. Throws with all of its words when it ends instead. */
export async function said({ child, stdout, stderr, exit }: Run, words: string): Promise<void> {
  let hasEnded = false;
  void exit.then(() => (hasEnded = true));
  while (!stdout().includes(words)) {
    if (hasEnded) throw new Error(`It ended without "${words}":\n${stdout()}\n${stderr()}`);
    await Promise.race([once(child.stdout ?? child, "data"), exit]);
  }
}

/** Starts the server on a folder and waits until it is ready. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ port: string; server: Run }> {
  const port = await freePort();
  const server = run("main", { PORT: port, DATA_DIR: dataDir, ...ownerEnv, ...env });
  await said(server, "is ready at");
  return { port, server };
}

/** An installation with a site that visitors see; its server has ended. Ports come and go: sites are asked by name. */
export async function publishedFolder(): Promise<{ dataDir: string; site: PublishedSite }> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-published-"));
  await settle(dataDir);
  const { port, server } = await startServer(dataDir);
  const site = await publishSite(port);
  server.child.kill("SIGTERM");
  await server.exit;
  return { dataDir, site };
}
