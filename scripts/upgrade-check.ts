import { runBuilt } from "./build/run-built.ts";

runBuilt("upgrade-check");
