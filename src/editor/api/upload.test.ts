import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asset } from "#/site/image.ts";
import { errorOfAnswer } from "./api-error.ts";
import { createUpload } from "./upload.ts";

const asset: Asset = {
  id: "a",
  name: "a.png",
  kind: "drawing",
  width: 1,
  height: 1,
  colour: "#000000",
  hasAlpha: false,
};
const busy = errorOfAnswer(503, { code: "unavailable", message: "Come again." }, 5);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(send: Parameters<typeof createUpload>[0]) {
  const control = new AbortController();
  const file = new File(["x"], "a.png");
  const outcome = createUpload(send)({
    site: 1,
    file,
    signal: control.signal,
    onProgress: () => undefined,
  });
  outcome.catch(() => undefined);
  return { control, outcome };
}

describe("an upload", () => {
  it("SEC-27: is sent again when a busy server wants it to, not before", async () => {
    const send = vi.fn().mockRejectedValueOnce(busy).mockResolvedValueOnce(asset);
    const { outcome } = begin(send);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toEqual(asset);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("SEC-27: tells so where the server stays busy", async () => {
    const send = vi.fn().mockRejectedValue(busy);
    const { outcome } = begin(send);
    await vi.advanceTimersByTimeAsync(120_000);
    await expect(outcome).rejects.toBe(busy);
    expect(send).toHaveBeenCalledTimes(5);
  });

  it("fails at once for what another try won't mend", async () => {
    const wrong = errorOfAnswer(415, { code: "unsupported-media-type", message: "No." });
    const send = vi.fn().mockRejectedValue(wrong);
    await expect(begin(send).outcome).rejects.toBe(wrong);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("stops waiting where it is cancelled", async () => {
    const send = vi.fn().mockRejectedValue(busy);
    const { control, outcome } = begin(send);
    await vi.advanceTimersByTimeAsync(1);
    control.abort();
    await expect(outcome).rejects.toMatchObject({ name: "AbortError" });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
