import { mkdtemp, rm } from "node:fs/promises";
import { type Server, type ServerOptions, createServer } from "node:http";
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

/** Takes requests as if they had come to the server itself, each from whom it is from. */
export async function openInnerDoor(server: Server, timeouts: ServerOptions): Promise<InnerDoor> {
  // paths of sockets are short; the system's own folder is one
  const folder = await mkdtemp(join(tmpdir(), "vitrine-"));
  const path = join(folder, "inner");
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
