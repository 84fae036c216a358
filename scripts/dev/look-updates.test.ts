import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ViteDevServer, createServer } from "vite";
import { sourcesConfig } from "./serve-sources.ts";

const root = path.resolve(import.meta.dirname, "../..");
const section = "/sections/email-1";
let server: ViteDevServer;
let cacheDir: string;

beforeAll(async () => {
  cacheDir = mkdtempSync(path.join(tmpdir(), "vitrine-sources-"));
  const config = sourcesConfig(root);
  server = await createServer({
    ...config,
    cacheDir,
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { ...config.server, middlewareMode: true, ws: false, watch: null },
  });
  // as a page loads them: who imports what is known from then on
  const loaded = ["index.ts", "look.ts", "view.tsx", "style.css?inline"];
  for (const file of ["/gallery/main.tsx", "/sections/registry.ts", "/sections/looks.ts"])
    await server.transformRequest(file);
  for (const file of loaded) await server.transformRequest(`${section}/${file}`);
});
afterAll(async () => {
  await server.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

/** What pages are told when a file of the section changes. */
async function toldOf(file: string): Promise<unknown[]> {
  const told: unknown[] = [];
  const { hot } = server.environments.client;
  const send = vi.spyOn(hot, "send").mockImplementation((...about: unknown[]) => {
    told.push(about[0]);
  });
  server.watcher.emit("change", path.join(root, "src", section, file));
  await expect.poll(() => told).not.toEqual([]);
  send.mockRestore();
  return told;
}

test.each(["view.tsx", "style.css", "look.ts"])(
  "DEV-01: a change of a section's %s is an update of its look, and loads no page again",
  async (file) => {
    const update = { type: "js-update", path: `${section}/look.ts` };
    expect(await toldOf(file)).toMatchObject([{ type: "update", updates: [update] }]);
  },
);

test("DEV-01: what a section is in the registry takes a new page", async () => {
  expect(await toldOf("index.ts")).toMatchObject([{ type: "full-reload" }]);
});

test("DEV-01: a look takes the place of the one before, and who shows it is told", async () => {
  const looks = await server.ssrLoadModule("/sections/looks.ts");
  await server.ssrLoadModule("/sections/registry.ts");
  await looks["loadLooks"](["Email1", "Links1"]);
  const [before, other] = [looks["findLook"]("Email1"), looks["findLook"]("Links1")];
  const heard = vi.fn<() => void>();
  looks["subscribeToLooks"](heard);
  const after = { ...before, style: ".changed{}" };
  looks["replaceLook"](before, after);
  expect(heard).toHaveBeenCalledOnce();
  expect(looks["findLook"]("Email1")).toBe(after);
  expect(looks["findLook"]("Links1")).toBe(other);
  expect(looks["loadedStyles"]()).toContain(".changed{}");
});
