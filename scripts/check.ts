import { availableParallelism } from "node:os";
import { runChecks } from "./check/checks.ts";

const { failed } = await runChecks(availableParallelism());
if (failed > 0) process.exitCode = 1;
