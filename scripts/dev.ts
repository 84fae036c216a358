import { existsSync } from "node:fs";
import { createServer } from "vite";

if (!existsSync("src/gallery/index.html")) throw new Error("src/gallery/index.html is missing.");
const port = Number(process.env["PORT"] ?? 5173);
const server = await createServer({
  configFile: "vite.config.ts",
  logLevel: "warn",
  server: { port },
});
await server.listen();
console.log(`Every section in every mode: ${server.resolvedUrls?.local[0]}`);
