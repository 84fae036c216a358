// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { click, focus, mount, press } from "#/editor/testing/mount.tsx";
import type { Picture } from "#/site/image.ts";
import { controlTools } from "../control-fixture.ts";
import { PictureControl } from "./control.tsx";
import { picture } from "./spec.ts";

const spec = picture({ ratio: "16:9", sizes: "100vw" });
const photo: Picture = { asset: "a1", alt: {}, crop: null, focus: null };

async function open(value: Picture | null) {
  const onChange = vi.fn();
  const props = { spec, value, onChange, onPreview: vi.fn(), tools: controlTools };
  const mounted = await mount(<PictureControl {...props} />);
  onTestFinished(() => mounted.unmount());
  return { ...mounted, onChange };
}

it("the control of a picture moves its focal point by arrow keys, set once when the key is released", async () => {
  const { find, onChange } = await open(photo);
  const point = find("[role=slider]");
  await focus(point);
  await press("ArrowRight");
  await press("ArrowUp");
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => void point.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true })));
  expect(onChange.mock.calls).toEqual([[{ ...photo, focus: { x: 0.51, y: 0.49 } }]]);
});

it("the control of a picture takes it away, and only asks for one where there is none", async () => {
  const { find, onChange } = await open(photo);
  await click(find("button[aria-label=Remove]"));
  expect(onChange.mock.calls).toEqual([[null]]);
  const empty = await open(null);
  expect(empty.container.querySelector("[role=slider]")).toBeNull();
});
