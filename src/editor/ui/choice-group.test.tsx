// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { click, focus, mount, press } from "../testing/mount.tsx";
import type { Mounted } from "../testing/mount.tsx";
import { ChoiceGroup } from "./choice-group.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function open() {
  const onChoose = vi.fn<(value: string) => void>();
  const onPreview = vi.fn<(value: string | null) => void>();
  const choices = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));
  mounted = await mount(
    <>
      <ChoiceGroup
        label="Letters"
        className="extra"
        choices={choices}
        value="b"
        onChoose={onChoose}
        onPreview={onPreview}
      />
      <button id="after">After</button>
    </>,
  );
  const radios = mounted.all("[role=radio]");
  // jsdom doesn't know what was pressed last: what has the focus counts as focused by keyboard
  for (const radio of radios)
    vi.spyOn(radio, "matches").mockImplementation(() => document.activeElement === radio);
  return { onChoose, onPreview, radios };
}

describe("a group of choices", () => {
  it("is one Tab stop, at what is chosen", async () => {
    const { radios } = await open();
    expect(radios.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    expect(radios.map((radio) => radio.getAttribute("aria-checked"))).toEqual([
      "false",
      "true",
      "false",
    ]);
  });

  it("moves the focus by arrow keys, round the ends, which previews and doesn't choose", async () => {
    const { radios, onChoose, onPreview } = await open();
    await focus(radios[1]!);
    await press("ArrowRight");
    await press("ArrowDown");
    expect(document.activeElement).toBe(radios[0]);
    await press("End");
    expect(document.activeElement).toBe(radios[2]);
    expect(onPreview.mock.calls.flat()).toEqual(["b", "c", "a", "c"]);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("ends the preview when the focus leaves", async () => {
    const { radios, onPreview } = await open();
    await focus(radios[1]!);
    await focus(mounted.find("#after"));
    expect(onPreview.mock.lastCall).toEqual([null]);
  });

  it("chooses by a press", async () => {
    const { radios, onChoose } = await open();
    await click(radios[2]!);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("c");
  });
});
