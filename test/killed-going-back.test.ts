import { setTimeout as wait } from "node:timers/promises";
import { rm } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  type PublishedSite,
  ask,
  buildServer,
  endRuns,
  publishedFolder,
  signIn,
  startServer,
} from "./server-program.ts";

/** Milliseconds after which the process is killed: while it writes, and about when it answers. */
const moments = [5, 40];

let dataDir: string;
let site: PublishedSite;

beforeAll(buildServer);
beforeAll(async () => {
  ({ dataDir, site } = await publishedFolder());
});
afterEach(endRuns);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Calls of somebody who is signed in; undefined where the server was gone before it answered. */
async function callerAt(port: string) {
  const headers = await signIn(port);
  return async (method: string, path: string, body?: object) => {
    const asked = { path: `/api/v1/sites/${site.id}${path && `/${path}`}`, method, headers };
    return ask(port, `localhost:${port}`, body ? { ...asked, body } : asked).catch(() => undefined);
  };
}

test(
  "I2: two people go back to different releases and the process is killed: one of both is shown whole, and what was answered is there",
  { timeout: 300_000 },
  async () => {
    const pages = new Map<string, string>();
    const before = await startServer(dataDir);
    const call = await callerAt(before.port);
    const rename = (name: string, by: typeof call) =>
      by("POST", "operations", {
        operations: [
          { id: `rename-${name.replaceAll(" ", "-")}`, name: "site.rename", args: { name } },
        ],
      });
    const shown = async (port: string) => {
      const { status, headers, text } = await ask(port, site.host);
      expect(status).toBe(200);
      return { release: String(headers["x-release"]), text };
    };
    const remember = async () => {
      const { release, text } = await shown(before.port);
      pages.set(release, text);
    };
    await remember();
    expect((await rename("Second", call))?.status).toBe(200);
    expect((await call("POST", "releases", {}))?.status).toBe(201);
    await remember();
    expect(pages.size).toBe(2);
    const list = JSON.parse((await call("GET", "releases"))?.text ?? "[]") as { id: string }[];
    const [second, first] = list.map(({ id }) => id);
    before.server.child.kill("SIGKILL");
    await before.server.exit;

    for (const moment of moments) {
      const { port, server } = await startServer(dataDir);
      const caller = await callerAt(port);
      const name = `Lamp ${moment}`;
      const sent = Promise.all([
        caller("PUT", "live", { releaseId: first }),
        caller("PUT", "live", { releaseId: second }),
        rename(name, caller),
        caller("PUT", "versions/1", { name }),
      ]);
      await wait(moment);
      server.child.kill("SIGKILL");
      const [, , renamed, named] = await sent;
      await server.exit;
      const again = await startServer(dataDir);
      const { release, text } = await shown(again.port);
      expect(text, `killed after ${moment} ms`).toBe(pages.get(release));
      const later = await callerAt(again.port);
      const answer = await later("GET", "releases");
      const releases = JSON.parse(answer?.text ?? "[]") as { id: string; isLive: boolean }[];
      const live = releases.find(({ isLive }) => isLive)?.id;
      expect([first, second]).toContain(live);
      const back = await later("PUT", "live", { releaseId: live });
      expect(back?.status).toBe(200);
      expect((await shown(again.port)).release, "what the database says is shown").toBe(release);
      const info = await later("GET", "");
      const history = await later("GET", "history");
      if (renamed?.status === 200) expect(info?.text).toContain(name);
      if (named?.status === 204) expect(history?.text).toContain(name);
      again.server.child.kill("SIGKILL");
      await again.server.exit;
    }
  },
);
