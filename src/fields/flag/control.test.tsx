// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { FlagControl } from "./control.tsx";
import { flag } from "./spec.ts";

it("SPEC-05: a yes or no is a checkbox with its name", async () => {
  const onChange = vi.fn();
  const spec = flag({ initial: false, label: { en: "Visitors can close it", ru: "" } });
  const props = { spec, value: true, onChange, onPreview: vi.fn(), tools: controlTools };
  const mounted = await mount(<FlagControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const box = mounted.find<HTMLInputElement>("label input[type=checkbox]");
  expect([box.checked, box.closest("label")?.textContent]).toEqual([true, "Visitors can close it"]);
  await click(box);
  expect(onChange.mock.calls).toEqual([[false]]);
});
