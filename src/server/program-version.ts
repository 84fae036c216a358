import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { packageFolder } from "./package-folder.ts";

const packageSchema = z.object({ version: z.string(), engines: z.object({ node: z.string() }) });

/** The version of this program, and the lowest Node.js that it runs on. */
export function programVersion(): { version: string; node: string } {
  const text = readFileSync(join(packageFolder(), "package.json"), "utf8");
  const { version, engines } = packageSchema.parse(JSON.parse(text));
  return { version, node: engines.node.replace(/^>=/, "") };
}
