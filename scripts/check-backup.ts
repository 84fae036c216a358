import { runBuilt } from "./build/run-built.ts";

runBuilt("check-backup");
