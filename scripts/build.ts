import path from "node:path";
import { buildAll, buildStamp } from "./build/build-all.ts";

const root = path.dirname(import.meta.dirname);

if (buildStamp(root).isCurrent()) {
  console.log("The build is up to date.");
} else {
  console.log("Building…");
  await buildAll(root);
}
