// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blur, focus, mount, press, type } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { HexField } from "./hex-field.tsx";
import { badHexAfter } from "../../ui/use-hex-draft.ts";

let mounted: Mounted;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  mounted.unmount();
  vi.useRealTimers();
});

async function open({ isOptional = false } = {}) {
  const onPreview = vi.fn<(colour: string | null) => void>();
  const onCommit = vi.fn<(colour: string | null) => void>();
  mounted = await mount(
    <HexField
      label="Brand"
      pickLabel="Pick"
      value="#ff5a1f"
      start="#ff5a1f"
      onPreview={onPreview}
      onCommit={onCommit}
      {...(isOptional && { removeLabel: "Remove" })}
    />,
  );
  const input = mounted.find<HTMLInputElement>("input");
  await focus(input);
  return { input, onPreview, onCommit };
}

const complaint = () => mounted.all("[role=alert]").map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

describe("a hex colour", () => {
  it("is shown at once while it is typed, and set once when the field is left", async () => {
    const { input, onPreview, onCommit } = await open();
    await type(input, "#c6f");
    await type(input, "c6f135");
    expect(onPreview.mock.calls.flat()).toEqual(["#cc66ff", "#c6f135"]);
    expect(onCommit).not.toHaveBeenCalled();
    await blur(input);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith("#c6f135");
  });

  it("THEME: is called 'Bad Hex' after 600 ms, and the last good one stays in force", async () => {
    const { input, onPreview, onCommit } = await open();
    await type(input, "#C6F13G");
    await pass(badHexAfter - 1);
    expect(complaint()).toEqual([]);
    await pass(1);
    expect(complaint()).toEqual(["Bad Hex"]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(onPreview).not.toHaveBeenCalled();
    expect(onCommit).not.toHaveBeenCalled();
  });

  it("is called 'Bad Hex' at once when the field is left, and stays to be mended", async () => {
    const { input, onCommit } = await open();
    await type(input, "red");
    await blur(input);
    expect(complaint()).toEqual(["Bad Hex"]);
    expect(input.value).toBe("red");
    await focus(input);
    await type(input, "#f00");
    expect(complaint()).toEqual([]);
    await blur(input);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith("#ff0000");
  });

  it("goes back by Esc", async () => {
    const { input, onPreview, onCommit } = await open();
    await type(input, "#00ff00");
    await press("Escape");
    expect(input.value).toBe("#FF5A1F");
    expect(onPreview.mock.lastCall).toEqual([null]);
    await blur(input);
    expect(onCommit).not.toHaveBeenCalled();
  });

  it("may be empty where it is optional, and nowhere else", async () => {
    const { input, onCommit } = await open({ isOptional: true });
    await type(input, "");
    await blur(input);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(null);
    mounted.unmount();
    const required = await open();
    await type(required.input, "");
    await blur(required.input);
    expect(complaint()).toEqual(["Bad Hex"]);
  });
});
