// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { focus, mount, press } from "../testing/mount.tsx";
import type { Mounted } from "../testing/mount.tsx";
import { ColourPicker } from "./colour-picker.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function open(colour: string) {
  const onPick = vi.fn<(colour: string) => void>();
  const onRelease = vi.fn<() => void>();
  const labels = { shade: "Shade", hue: "Hue" };
  mounted = await mount(<ColourPicker {...{ labels, colour, onPick, onRelease }} />);
  return { onPick, onRelease, shades: mounted.find("[role=slider]") };
}

describe("the colour picker", () => {
  it("moves through the shades by arrow keys and tells when they are released", async () => {
    const { onPick, onRelease, shades } = await open("#808080");
    await focus(shades);
    await press("ArrowRight");
    expect(onPick.mock.lastCall?.[0]).toBe("#807d7d");
    expect(onRelease).not.toHaveBeenCalled();
    await act(async () => shades.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true })));
    expect(onRelease).toHaveBeenCalledOnce();
  });

  it("picks where the pointer is, within its edges", async () => {
    const { onPick, shades } = await open("#ff0000");
    shades.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    shades.setPointerCapture = () => undefined;
    const event = new MouseEvent("pointerdown", { bubbles: true, clientX: 50, clientY: -20 });
    await act(async () => shades.dispatchEvent(event));
    expect(onPick).toHaveBeenCalledExactlyOnceWith("#ff8080");
  });
});
