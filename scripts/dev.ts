import { spawn } from "node:child_process";
import path from "node:path";
import { buildAll, buildStamp } from "./build/build-all.ts";
import { serveSources } from "./dev/serve-sources.ts";

const root = process.cwd();
const port = Number(process.env["PORT"] ?? 5173);
const serverPort = port + 1;
const origin = `http://localhost:${port}`;

// published pages take their scripts and fonts from the build
if (!buildStamp(root).isCurrent()) {
  console.log("Building…");
  await buildAll(root);
}
const env = {
  ...process.env,
  NODE_ENV: "production",
  PORT: String(serverPort),
  APP_ORIGIN: origin,
  DATA_DIR: process.env["DATA_DIR"] ?? "dist/dev-data",
};
const program = path.join(root, "scripts/dev/watch-server.ts");
const server = spawn(process.execPath, [program], { env, stdio: "inherit" });
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => server.kill("SIGTERM"));

delete process.env["NODE_ENV"]; // the build before was one for production
await serveSources({ root, port, serverPort });
console.log(`The editor from its sources: ${origin}/`);
console.log(`Every section in every mode: ${origin}/gallery/`);
