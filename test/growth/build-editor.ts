import path from "node:path";
import { build } from "vite";
import { firstLoadOf } from "../../scripts/build/first-load.ts";
import { editorTarget } from "../../scripts/build/targets.ts";

/** Builds the editor whose sources are in a folder, not compiled for fewer renders, and prints its first load in bytes. */
const [root = ""] = process.argv.slice(2);
const target = editorTarget(root, { isCompiled: false });
if (!target) throw new Error(`There is no editor in ${root}`);
await build(target);
process.stdout.write(String(await firstLoadOf(path.join(root, "dist/app"))));
