import path from "node:path";
import { ensureBuilt } from "./build/run-built.ts";
import { pack } from "./pack/pack.ts";

const root = path.dirname(import.meta.dirname);
const [folder] = process.argv.slice(2);

if (folder === undefined) {
  console.error("Name a new folder: npm run pack /opt/vitrine-2");
  process.exitCode = 1;
} else {
  ensureBuilt();
  try {
    pack(path.resolve(folder), { root, node: process.execPath });
    console.log(`Vitrine is in ${folder}: start it with ${path.join(folder, "vitrine")}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
