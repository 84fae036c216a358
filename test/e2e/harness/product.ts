import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../free-port.ts";
import { startServerProcess } from "./server-process.ts";
import type { ServerProcess } from "./server-process.ts";

export const ownerAccount = { email: "owner@example.org", password: "correct horse battery" };

/** What an installation that is new says when the last of its demo sites is published, some time after it is ready. */
export const demosPublished = "The demo conference is at";

/** One installation of the product: a folder of its own, a port of its own, and the server that runs on them. */
export interface Product {
  readonly port: number;
  /** Where the owner works, e.g. http://localhost:41234 */
  readonly appOrigin: string;
  readonly dataFolder: string;
  /** The process that runs now. */
  readonly server: ServerProcess;
  /** The address of a published site, with a slash at its end. */
  siteAddress(slug?: string): string;
  /** The sign-in link that this start printed. Throws where there is none. */
  signInLink(): string;
  /** A power switch: the process gets no chance to tidy up. */
  kill(): Promise<void>;
  /** Starts again on the same folder and port, and waits until it is ready. */
  start(): Promise<void>;
  /** Asks the process to end; answers its exit code and how long that took. */
  stop(): Promise<{ code: number | null; milliseconds: number }>;
  /** Ends the process and deletes the folder. */
  remove(): Promise<void>;
}

interface ProductOptions {
  /** Takes a copy of this folder; without it the folder is empty and the start is a first one. */
  readonly seed?: string;
  /** Whether the owner has a password from the environment. */
  readonly hasPassword?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** That of an installation that has ended, whose place it takes. */
  readonly port?: number;
}

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { seed, hasPassword = true, env = {}, port = await freePort() } = options;
  const dataFolder = await mkdtemp(path.join(tmpdir(), "vitrine-e2e-"));
  if (seed !== undefined) await cp(seed, dataFolder, { recursive: true });
  const appOrigin = `http://localhost:${port}`;
  const owner = { OWNER_EMAIL: ownerAccount.email, OWNER_PASSWORD: ownerAccount.password };
  const settings = {
    PORT: String(port),
    DATA_DIR: dataFolder,
    APP_ORIGIN: appOrigin,
    // servers that run side by side share no port
    METRICS_PORT: "off",
    // no test asks anybody outside
    OUTSIDE_LINKS: "off",
    ...(hasPassword && owner),
    ...env,
  };
  let server = startServerProcess(settings);
  await server.waitUntilReady();
  if (seed === undefined) await server.waitUntilReady(demosPublished);

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    server.signal(signal);
    return server.ended;
  };
  return {
    port,
    appOrigin,
    dataFolder,
    get server() {
      return server;
    },
    siteAddress: (slug = "fary") => `http://${slug}.localhost:${port}/`,
    signInLink() {
      const link = /http:\/\/localhost:\d+\/sign-in#token=[\w-]+/.exec(server.output())?.[0];
      if (link === undefined) throw new Error(`No sign-in link in:\n${server.output()}`);
      return link;
    },
    async kill() {
      await end("SIGKILL");
    },
    async start() {
      server = startServerProcess(settings);
      await server.waitUntilReady();
    },
    async stop() {
      const since = performance.now();
      const code = await end("SIGTERM");
      return { code, milliseconds: performance.now() - since };
    },
    async remove() {
      await end("SIGKILL");
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
