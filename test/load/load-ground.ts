import { type Ground, makeGround } from "../faults/ground.ts";
import type { LoadWanted } from "./row.ts";

/** As Node has it: faults are injected where one thread does all work with files, loads are not. */
export const usualThreads = { UV_THREADPOOL_SIZE: "4" } as const;

/** An installation with a published site, as operators have it. Callers remove it. */
export function makeLoadGround(wanted: LoadWanted): Promise<Ground> {
  return makeGround({ ...wanted, store: "folder" }, { env: usualThreads });
}
