import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Release } from "#/publish/make-release.ts";
import { testRelease, testSource, testReleaseContext } from "#/publish/release-fixture.ts";
import type { TestReleaseOptions, TestSource } from "#/publish/release-fixture.ts";
import { createFileStorage } from "../storage/file-storage.ts";
import { contentHash } from "../storage/storage.ts";
import type { Storage } from "../storage/storage.ts";
import { openRawResponsePath } from "./raw-response-path.ts";
import { noContactFile } from "../storage/contact-file.ts";
import { openPointerFolder } from "../storage/live-pointer.ts";
import type { PageLock, PointerFolder } from "../storage/live-pointer.ts";
import { createSiteHosting } from "./site-hosting.ts";
import type { SiteHosting } from "./site-hosting.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Asked {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A server that hosts sites out of a temporary folder. */
export interface TestHosting {
  readonly folder: string;
  readonly storage: Storage;
  readonly pointers: PointerFolder;
  readonly hosting: SiteHosting;
  readonly errors: unknown[];
  readonly port: number;
  clock: number;
  ask(path: string, options?: Asked): Promise<Answer>;
  /** Puts a release's files into the storage and shows it, behind these passwords. */
  show(release: Release, locks?: readonly PageLock[]): Promise<void>;
  /** The same folder, served anew. */
  restart(): Promise<SiteHosting>;
}

export const picture = Buffer.from("0123456789abcdefghij");

/** A release that has a fixed asset besides its pages. */
export function releaseWithAsset(
  source: TestSource = testSource,
  options: TestReleaseOptions = {},
): Promise<Release> {
  const file = {
    hash: contentHash(picture),
    size: picture.length,
    type: "image/jpeg",
    place: "stored" as const,
    isFixed: true,
  };
  return testRelease(source, {
    context: { ...testReleaseContext, files: { "/assets/x.jpg": file } },
    ...options,
  });
}

async function listen(
  handle: (hosting: SiteHosting) => SiteHosting,
  first: SiteHosting,
): Promise<{ port: number; serve: (next: SiteHosting) => void }> {
  let hosting = handle(first);
  const hostnameOf = (host = "") => host.split(":")[0] ?? "";
  // longer than a test may take: whatever is closed was closed by an answer
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
    hosting.handle(incoming, response, hostnameOf(incoming.headers.host));
  });
  openRawResponsePath(server, (plain) => hosting.ready(plain, hostnameOf(plain.host)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, serve: (next) => (hosting = next) };
}

function send(
  port: number,
  path: string,
  { method = "GET", host = "lamp.localhost", headers = {}, body = "" }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const all = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(all),
          body: Buffer.concat(chunks),
        });
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

export async function testHosting(): Promise<TestHosting> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-hosting-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const storage = await createFileStorage(join(folder, "storage"));
  await storage.put(contentHash(picture), picture);
  const errors: unknown[] = [];
  const time = { now: Date.UTC(2026, 10, 20) };
  const clock = { now: () => time.now, sleep: async () => undefined };

  async function open(): Promise<SiteHosting> {
    const hosting = createSiteHosting({
      storage,
      pointers,
      contactFile: noContactFile,
      clock,
      onError: (error) => errors.push(error),
    });
    await hosting.start();
    return hosting;
  }

  const pointers = await openPointerFolder(join(folder, "sites"));
  let hosting = await open();
  const { port, serve } = await listen((one) => one, hosting);
  return {
    folder,
    storage,
    pointers,
    get hosting() {
      return hosting;
    },
    errors,
    port,
    get clock() {
      return time.now;
    },
    set clock(now) {
      time.now = now;
    },
    ask: (path, options = {}) => send(port, path, options),
    async show(release, locks) {
      if (release.pack) await storage.put(release.pack.hash, release.pack.bytes);
      if (release.bytes) await storage.put(release.manifest.hash, release.bytes);
      const pointer = {
        site: 7,
        hosts: ["lamp.localhost", "lamp.example"],
        release: 1,
        manifest: release.manifest.hash,
        recompressed: [],
        ...(locks && { locks: [...locks] }),
      };
      await hosting.show(pointer, release.manifest);
    },
    async restart() {
      hosting = await open();
      serve(hosting);
      return hosting;
    },
  };
}
