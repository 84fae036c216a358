// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { ChoiceControl } from "./control.tsx";
import { choice } from "./spec.ts";

it("the control of a choice offers its options by their names, and sets the one that is chosen", async () => {
  const optionNames = { dark: { en: "Dark", ru: "Тёмный" }, light: { en: "Light", ru: "Светлый" } };
  const spec = choice(["dark", "light"], "dark", { optionNames });
  const onChange = vi.fn();
  const props = { spec, value: "dark", onChange, onPreview: vi.fn(), tools: controlTools };
  const mounted = await mount(<ChoiceControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const [, light] = mounted.all("button");
  expect(mounted.all("button").map((one) => one.textContent)).toEqual(["Dark", "Light"]);
  if (light) await click(light);
  expect(onChange.mock.calls).toEqual([["light"]]);
});
