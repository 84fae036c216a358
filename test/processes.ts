import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { openDatabase } from "#/server/db/open-database.ts";
import { defaultTimeouts } from "#/server/db/timeouts.ts";
import { followOthers } from "#/server/start/follow-others.ts";
import { createPostgresDatabase } from "./postgres.ts";
import { type Actor, type World, createWorld } from "./world.ts";

/** One of several servers that share a PostgreSQL and stored files, and nothing else. */
export interface Process extends World {
  /** A call of the app by somebody. */
  call(
    actor: Actor,
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  /** What visitors of a host name are answered. */
  visit(host: string, path?: string): Promise<LightMyRequestResponse>;
}

export interface Processes {
  readonly url: string;
  /** Starts one more, with an empty folder of its own. */
  start(): Promise<Process>;
  close(): Promise<void>;
}

async function folderOn(stored: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-process-"));
  await symlink(stored, join(dataDir, "storage"));
  return dataDir;
}

/** Servers on a new database. */
export async function openProcesses(env: Record<string, string> = {}): Promise<Processes> {
  const { url, drop } = await createPostgresDatabase();
  const home = await mkdtemp(join(tmpdir(), "vitrine-stored-"));
  await mkdir(join(home, "storage"));
  const closers: (() => Promise<unknown>)[] = [];
  return {
    url,
    async start() {
      const dataDir = await folderOn(join(home, "storage"));
      const database = await openDatabase({ dataDir, databaseUrl: url });
      const world = await createWorld({ dataDir, database, env });
      const stopping = new AbortController();
      const following = followOthers(
        world,
        { databaseUrl: url, databaseTimeouts: defaultTimeouts },
        stopping.signal,
      );
      closers.push(async () => {
        stopping.abort();
        await following;
        await world.close();
        await database.close();
        await rm(dataDir, { recursive: true, force: true });
      });
      const inject = (asked: InjectOptions) => world.app.inject(asked);
      return {
        ...world,
        call: (actor, method, path, body) =>
          inject({
            method,
            url: `/api/v1/${path}`,
            headers: {
              host: "localhost:3000",
              origin: world.env.appOrigin,
              cookie: world.cookies[actor],
            },
            ...(body && { payload: body }),
          }),
        visit: (host, path = "/") => inject({ url: path, headers: { host: `${host}:3000` } }),
      };
    },
    async close() {
      await Promise.all(closers.map((close) => close()));
      await drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
