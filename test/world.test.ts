import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createWorld } from "./world.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

async function closedApp(): Promise<WeakRef<object>> {
  const world = await createWorld();
  await world.app.inject({ url: "/healthz" });
  await world.close();
  return new WeakRef(world.app);
}

test("a server that was closed and never listened is kept in memory by nothing", async () => {
  const app = await closedApp();
  await expect
    .poll(() => {
      collectGarbage();
      return app.deref() === undefined;
    })
    .toBe(true);
});
