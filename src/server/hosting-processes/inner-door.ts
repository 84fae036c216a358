import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { type Server, type ServerOptions, createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takePeer } from "./peer.ts";

/** Where processes beside this one pass requests on to. */
export interface InnerDoor {
  /** The path of its socket, in a folder of this user alone. */
  readonly path: string;
  /** Resolves when the last answer is out. */
  close(): Promise<void>;
}

/** What its folder's name begins with. */
const prefix = "vitrine-inner-";
const socketName = "inner";

/** Milliseconds for a process to take a connection; one that is busier than that is there. */
const patienceMs = 1_000;

/** Whether nobody listens on a socket any more. One that isn't there is perhaps about to be. */
function isLeft(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path);
  socket.setTimeout(patienceMs, () => resolve(false));
  socket.once("connect", () => resolve(false));
  socket.once("error", (error) => resolve("code" in error && error.code === "ECONNREFUSED"));
  return promise.finally(() => socket.destroy());
}

/** Milliseconds in which a process that has made its folder listens there. */
const beginningMs = 60_000;

/** Removes what processes left that were killed. Others' folders can't be looked into, and stay. */
async function removeLeft(home: string): Promise<void> {
  for (const name of await readdir(home).catch(() => [])) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(home, name);
    const made = await stat(folder).catch(() => undefined);
    if (!made || Date.now() - made.mtimeMs < beginningMs) continue;
    if (await isLeft(join(folder, socketName)))
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Takes requests as if they had come to the server itself, each from whom it is from. */
export async function openInnerDoor(server: Server, timeouts: ServerOptions): Promise<InnerDoor> {
  // paths of sockets are short; the system's own folder is one
  await removeLeft(tmpdir());
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const path = join(folder, socketName);
  const inner = createServer(timeouts, (request, response) => {
    takePeer(request);
    server.emit("request", request, response);
  });
  await new Promise<void>((resolve, reject) => {
    inner.once("error", reject).listen(path, resolve);
  });
  return {
    path,
    async close() {
      await new Promise((resolve) => {
        inner.close(resolve);
        inner.closeIdleConnections();
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
