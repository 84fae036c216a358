import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { decisionsIndex } from "./format/decisions-index.ts";

writeFileSync("docs/decisions/README.md", decisionsIndex("docs/decisions"));
process.exitCode = spawnSync("oxfmt", ["."], { stdio: "inherit" }).status ?? 1;
