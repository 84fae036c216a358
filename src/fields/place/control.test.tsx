// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { mount, type } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { PlaceControl } from "./control.tsx";
import { place } from "./spec.ts";

it("PLACE-04: coordinates or the address of a map are kept when they are left, one step; anything else says what to do", async () => {
  const onChange = vi.fn();
  const value = { latitude: 1, longitude: 2 };
  const props = { spec: place(), value, onChange, onPreview: vi.fn(), tools: controlTools };
  const { container, find, unmount } = await mount(<PlaceControl {...props} />);
  onTestFinished(() => unmount());
  const input = find<HTMLInputElement>("input");
  const enter = async (typed: string) => {
    await type(input, typed);
    await act(async () => void input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  };
  expect(input.value).toBe("1, 2");
  await enter("1,2");
  await enter("Red Square");
  expect(onChange).not.toHaveBeenCalled();
  expect(container.querySelector("[aria-invalid=true]")).not.toBeNull();
  await enter("https://www.openstreetmap.org/#map=17/55.5/37.25");
  expect(onChange.mock.calls).toEqual([[{ latitude: 55.5, longitude: 37.25 }]]);
  expect(container.querySelector("[aria-invalid=true]")).toBeNull();
  await enter("");
  expect(onChange.mock.lastCall).toEqual([null]);
});
