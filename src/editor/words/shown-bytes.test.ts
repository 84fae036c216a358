import { describe, expect, it } from "vitest";
import { shownBytes } from "./shown-bytes.ts";

describe("bytes in words", () => {
  it.each([
    [0, "0 kB"],
    [1, "1 kB"],
    [999 * 1_024, "999 kB"],
    [1_000 * 1_024, "1 MB"],
    [1.5 * 1_024 ** 2, "1.5 MB"],
    [500 * 1_024 ** 2, "500 MB"],
    [3.2 * 1_024 ** 3, "3.2 GB"],
    [5_000 * 1_024 ** 4, "5,000 TB"],
  ])("%d are %s", (bytes, text) => {
    expect(shownBytes("en", bytes)).toBe(text);
  });

  it("are said in the language of the interface", () => {
    expect(shownBytes("ru", 1.5 * 1_024 ** 2)).toBe("1,5 МБ");
  });
});
