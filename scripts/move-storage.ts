import { runBuilt } from "./build/run-built.ts";

runBuilt("move-storage");
