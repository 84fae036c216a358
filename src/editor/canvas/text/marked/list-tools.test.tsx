// @vitest-environment jsdom
import { expect, it, onTestFinished } from "vitest";
import { click, mount } from "../../../testing/mount.tsx";
import { typedText } from "../../../testing/typed-text.ts";
import { formOf } from "../editable-form.ts";
import { readListElement } from "../list-dom.ts";
import { ListTools } from "./list-tools.tsx";

/** A card's text that is typed in, with its tools beside it. */
async function open(stored: string) {
  const element = document.body.appendChild(document.createElement("div"));
  element.tabIndex = 0;
  const form = formOf("list");
  const { session, commits } = typedText(element, { form, stored });
  const mounted = await mount(<ListTools session={session} />);
  onTestFinished(() => {
    mounted.unmount();
    element.remove();
  });
  return {
    select: (start: number, end = start) => form.placeCaret(element, start, end),
    selection: () => form.selection(element),
    press: () => click(mounted.find("button")),
    text: () => readListElement(element),
    stored: () => {
      session.flush();
      return commits.at(-1)?.text;
    },
    element,
  };
}

it("LIST-530: lines that were typed anew become a name and a list by the tool, and lines again; the selection stays on them", async () => {
  const { select, selection, press, text, stored, element } = await open("Rye\ncrisp\nsoft");
  select(5, 12);
  await press();
  expect(text()).toBe("Rye\n• crisp\n• soft");
  expect([...element.children].map(({ className }) => className)).toEqual(["marks__name", "marks"]);
  expect(selection()).toEqual({ start: 7, end: 16 });
  expect(stored()).toBe("Rye\n• crisp\n• soft");
  await press();
  expect(text()).toBe("Rye\ncrisp\nsoft");
  expect(stored()).toBe("Rye\ncrisp\nsoft");
});

it("LIST-530: a line that becomes an item goes to the others, and the caret with it", async () => {
  const { select, selection, press, text } = await open("Rye\ncrisp\n• soft");
  select(1);
  await press();
  expect(text()).toBe("crisp\n• Rye\n• soft");
  expect(selection()).toEqual({ start: 9, end: 9 });
});
