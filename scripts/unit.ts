import { spawn } from "node:child_process";
import { ensurePostgres } from "./test/postgres.ts";

/** The tests beside the code, all of them or those of a path: `npm run unit src/site`. */
const env = { ...process.env, PG_BIN: await ensurePostgres() };
spawn("vitest", ["run", ...process.argv.slice(2)], { env, stdio: "inherit" }).on(
  "exit",
  (code) => void (process.exitCode = code ?? 1),
);
