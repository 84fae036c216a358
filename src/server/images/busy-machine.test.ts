import { expect, onTestFinished, test, vi } from "vitest";
import { Starved } from "./picture-process.ts";
import type * as PictureProcessModule from "./picture-process.ts";
import { createPictureWorkshop } from "./picture-workshop.ts";

const run = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock("./picture-process.ts", async (original) => ({
  ...(await original<typeof PictureProcessModule>()),
  startPictureProcess: () => ({ isAlive: true, pid: 1, run, end: () => undefined }),
}));

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');

test("LIB-420: where the machine has no time for a drawing one hears when to come again, and isn’t known as slow", async () => {
  const workshop = createPictureWorkshop();
  onTestFinished(() => workshop.close());
  run.mockRejectedValue(new Starved("busy"));
  await expect(workshop.run({ key: "a" }, "keepPicture", drawing)).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 5,
  });
  expect(run).toHaveBeenCalledOnce();
  run.mockResolvedValue("kept");
  await workshop.run({ key: "a" }, "keepPicture", drawing);
  // in the lane of those who aren’t slow
  expect(run.mock.lastCall).toMatchObject([{}, { processorMs: 3_000 }, {}]);
});
