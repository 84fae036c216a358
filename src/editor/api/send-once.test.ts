import { describe, expect, it, vi } from "vitest";
import type { Asset } from "#/site/image.ts";
import type { Call } from "./request.ts";
import { createSendOnce } from "./send-once.ts";

const asset: Asset = {
  id: "a",
  name: "a.png",
  kind: "drawing",
  width: 1,
  height: 1,
  colour: "#000000",
  hasAlpha: false,
};
const options = (control = new AbortController()) => ({
  site: 3,
  file: new File(["abc"], "a.png"),
  signal: control.signal,
  onProgress: () => undefined,
});
/** Of "abc". */
const hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

describe("LIB-02: a file", () => {
  it("is not sent where the site has it", async () => {
    const call = vi.fn().mockResolvedValue([{ hash, asset }]);
    const send = vi.fn();
    expect(await createSendOnce(call as Call, send)(options())).toBe(asset);
    expect(call.mock.calls[0]).toMatchObject([
      "sites/3/library/sent",
      { body: { hashes: [hash] } },
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  it("is sent where the site hasn't got it, or can't say", async () => {
    const send = vi.fn().mockResolvedValue(asset);
    const call = vi.fn().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error("busy"));
    const upload = createSendOnce(call as Call, send);
    expect([await upload(options()), await upload(options())]).toEqual([asset, asset]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("is not sent once that was cancelled", async () => {
    const control = new AbortController();
    const send = vi.fn();
    const call = vi.fn(async () => {
      control.abort();
      return [];
    });
    await expect(createSendOnce(call as Call, send)(options(control))).rejects.toThrow("abort");
    expect(send).not.toHaveBeenCalled();
  });
});
