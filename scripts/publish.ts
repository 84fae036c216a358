import { runBuilt } from "./build/run-built.ts";

runBuilt("publish-to");
