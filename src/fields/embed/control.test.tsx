// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { mount, type } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { EmbedControl } from "./control.tsx";
import { embed } from "./spec.ts";

it("EMBED-03, EMBED-96: a link or a service's code is kept when it is left, one step; anything else says what can be pasted", async () => {
  const onChange = vi.fn();
  const value = { vendor: "vimeo", id: "76979871" };
  const props = { spec: embed(), value, onChange, onPreview: vi.fn(), tools: controlTools };
  const { container, find, unmount } = await mount(<EmbedControl {...props} />);
  onTestFinished(() => unmount());
  const input = find<HTMLInputElement>("input");
  const enter = async (typed: string) => {
    await type(input, typed);
    await act(async () => void input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  };
  const isWrong = () => container.querySelector("[aria-invalid=true]") !== null;
  expect(input.value).toBe("https://vimeo.com/76979871");
  await enter("vimeo.com/76979871");
  await enter("https://evil.example/film");
  expect(onChange).not.toHaveBeenCalled();
  expect(isWrong()).toBe(true);
  expect(input.value).toBe("https://evil.example/film");
  expect(container.textContent).toContain("YouTube, Vimeo");
  await enter("https://maps.app.goo.gl/aBc123");
  expect(onChange).not.toHaveBeenCalled();
  expect(input.value).toBe("https://maps.app.goo.gl/aBc123");
  expect(container.textContent).toContain("Short Google Maps links don’t show");
  await enter('<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>');
  expect(onChange.mock.calls).toEqual([[{ vendor: "youtube", id: "aqz-KE-bpKQ" }]]);
  expect(isWrong()).toBe(false);
  await enter("");
  expect(onChange.mock.lastCall).toEqual([null]);
});
