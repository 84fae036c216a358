import { mkdtemp, rm } from "node:fs/promises";
import { type Server, type Socket, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgresDatabase } from "./postgres.ts";

/** A real PostgreSQL database whose connection can be cut and mended. */
export interface CutDatabase {
  url: string;
  /** Lets what has these words reach the database, and cuts the connection with the answer. */
  loseAnswerTo(words: string): void;
  /** From now on nobody listens there. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  drop(): Promise<void>;
}

const socketName = ".s.PGSQL.5432";

/** A new, empty database behind a socket of its own. It begins mended. */
export async function createCutDatabase(): Promise<CutDatabase> {
  const { url, drop } = await createPostgresDatabase();
  const behind = new URL(url).searchParams.get("host") ?? "";
  const folder = await mkdtemp(join(tmpdir(), "vitrine-cut-"));
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let lost: string | undefined;

  function pass(socket: Socket): void {
    const other = connect(join(behind, socketName));
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(one);
          two.destroy();
        });
      one.pipe(two);
    }
    socket.on("data", (sent: Buffer) => {
      if (lost === undefined || !sent.includes(lost)) return;
      lost = undefined;
      other
        .unpipe(socket)
        .once("data", () => socket.destroy())
        .resume();
    });
  }

  async function mend(): Promise<void> {
    const next = createServer(pass);
    await new Promise<void>((resolve) => next.listen(join(folder, socketName), resolve));
    server = next;
  }

  async function cut(): Promise<void> {
    const last = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => (last ? last.close(() => resolve()) : resolve()));
  }

  await mend();
  const through = new URL(url);
  through.searchParams.set("host", folder);
  return {
    url: through.href,
    loseAnswerTo(words) {
      lost = words;
    },
    cut,
    mend,
    async drop() {
      await cut();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
