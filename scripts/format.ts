import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { decisionsIndex } from "./format/decisions-index.ts";
import { licencesDocument } from "./format/licences.ts";

writeFileSync("docs/decisions/README.md", decisionsIndex("docs/decisions"));
const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));
writeFileSync("docs/licences.md", licencesDocument(lock));
process.exitCode = spawnSync("oxfmt", ["."], { stdio: "inherit" }).status ?? 1;
