import { join } from "node:path";
import { ensureServer } from "../../scripts/test/servers.ts";
import { runFolder } from "../once-a-run.ts";
import { endServersOf, endServersWith } from "../servers-of.ts";
import { start } from "../swift.ts";

const folder = (): string => join(runFolder(), "swift");

/** Ends the part of the run's Swift that has the content: the store can neither read nor write then. */
export function killObjectServer(): void {
  endServersWith(join(folder(), "object-server.conf"));
}

export async function startObjectServer(): Promise<void> {
  const program = await ensureServer("swift-object-server");
  const file = join(folder(), "object-server.conf");
  start(folder(), program, [file]);
}

/** Ends all of the run's Swift. */
export function endStore(): void {
  endServersOf(folder());
}
