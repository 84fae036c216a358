// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";
import { translator } from "../../words/i18n.ts";
import { nameTexts } from "./name-texts.ts";

let end = (): void => undefined;
afterEach(() => end());

it("TEXT-16: a text that is typed in is called by its field and the item that it stands in", async () => {
  const person = await openWholeCanvas();
  const stop = nameTexts(person.editor, person.canvas, translator("editing"));
  end = () => {
    stop();
    person.close();
  };
  const title = person.on("#comp-goods :is(h1, h2)[data-edit=text]");
  await person.focus(title);
  expect(title.getAttribute("aria-label")).toMatch(/^Title, Text, up to \d+ characters$/);
  const [inItem] = person.page.querySelectorAll<HTMLElement>(
    "#comp-goods [data-edit=item] [data-edit=text]",
  );
  if (!inItem) throw new Error("The section has items");
  await person.focus(inItem);
  expect(inItem.getAttribute("aria-label")).toMatch(/^.+ 1, /);
});
