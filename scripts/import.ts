import { runBuilt } from "./build/run-built.ts";

runBuilt("import-file");
