// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import type { ControlTools } from "../field-control.ts";
import { ChoiceControl } from "./control.tsx";
import { choice } from "./spec.ts";
import type { ChoiceField, Swatch } from "./spec.ts";

async function open(spec: ChoiceField, value: string, tools: Partial<ControlTools> = {}) {
  const onChange = vi.fn();
  const all = { ...controlTools, ...tools };
  const props = { spec, value, onChange, onPreview: vi.fn(), tools: all };
  const mounted = await mount(<ChoiceControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const named = (name: string): HTMLElement => {
    const found = mounted
      .all("button")
      .find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name);
    if (!found) throw new Error(`No button is ${name}`);
    return found;
  };
  return { ...mounted, onChange, named };
}

it("the control of a choice offers its options by their names, and sets the one that is chosen", async () => {
  const optionNames = { dark: { en: "Dark", ru: "Тёмный" }, light: { en: "Light", ru: "Светлый" } };
  const spec = choice(["dark", "light"], "dark", { optionNames });
  const { all, named, onChange } = await open(spec, "dark");
  expect(all("button").map((one) => one.textContent)).toEqual(["Dark", "Light"]);
  await click(named("Light"));
  expect(onChange.mock.calls).toEqual([["light"]]);
});

it("SPEC-03: options whose words fit stand in one row, longer ones in two", async () => {
  const columns = async (options: readonly [string, ...string[]]) => {
    const { container } = await open(choice(options), options[0]);
    return container.querySelector("section")?.style.getPropertyValue("--columns");
  };
  expect(await columns(["None", "1", "2", "3", "4", "5"])).toBe("6");
  expect(await columns(["Same as site", "Light", "Extra light", "Dark", "Darker"])).toBe("3");
});

const swatches = {
  page: { colour: "page", text: "text" },
  second: { colour: "badge", text: "onBadge", isSecond: true },
} as const satisfies Readonly<Record<string, Swatch>>;
const ground = choice(["page", "second"], "page", {
  label: { en: "Background", ru: "Фон" },
  optionNames: {
    page: { en: "Page", ru: "Страница" },
    second: { en: "Second colour", ru: "Второй цвет" },
  },
  swatches,
});

it("SPEC-04: colours are shown as the theme has them, with their names", async () => {
  const { container, all, named, onChange } = await open(ground, "page", { hasSecondColour: true });
  expect(container.querySelector("[role=radiogroup]")?.getAttribute("aria-label")).toBe(
    "Background",
  );
  const samples = all(".swatch-sample").map((one) => one.style.getPropertyValue("--swatch"));
  expect(samples).toEqual([controlTools.colours.page, controlTools.colours.badge]);
  await click(named("Second colour"));
  expect(onChange.mock.calls).toEqual([["second"]]);
});

it("SPEC-04: a second colour that the theme hasn't is offered nowhere, with the way to choose one; where it is chosen it stays", async () => {
  const showTheme = vi.fn();
  const { all, named, container } = await open(ground, "page", { showTheme });
  expect(all("[role=radio]")).toHaveLength(1);
  expect(container.textContent).toContain("no second colour yet");
  await click(named("Choose a second colour"));
  expect(showTheme).toHaveBeenCalledOnce();
  const chosen = await open(ground, "second");
  expect(chosen.named("Second colour").getAttribute("aria-checked")).toBe("true");
  expect(chosen.container.textContent).toContain("the brand colour stands in");
});
