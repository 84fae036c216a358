// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { sectionsOf } from "../../session/sections-of.ts";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

const work = "#comp-pics .portfolio-12__name [data-edit=text]";

/** What the clipboard holds, as a browser hands it to a page. */
class Held {
  readonly texts = new Map<string, string>();
  setData(type: string, text: string): void {
    this.texts.set(type, text);
  }
  getData(type: string): string {
    return this.texts.get(type) ?? "";
  }
}

/** A browser that lets scripts copy. */
function lendClipboard(): Held {
  const held = new Held();
  Object.assign(document, {
    execCommand() {
      const event = new Event("copy", { bubbles: true, cancelable: true });
      return !document.dispatchEvent(Object.assign(event, { clipboardData: held }));
    },
  });
  return held;
}

async function paste({ page, on }: Opened, held: Held, where = "body"): Promise<void> {
  const target = where === "body" ? page.body : on(where);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  await act(async () => target.dispatchEvent(Object.assign(event, { clipboardData: held })));
}

function titles({ page }: Opened): string[] {
  return [...page.querySelectorAll(work)].map(
    ({ textContent }) => textContent?.replaceAll("\u00a0", " ") ?? "",
  );
}

describe("items in the clipboard", () => {
  it("PASTE-07: an item goes by keys behind the one at hand, and with its row into the list of rows", async () => {
    const held = lendClipboard();
    opened = await openWholeCanvas({ page: "gallery" });
    const person = opened;
    const [first = "", ...rest] = titles(person);
    await person.focus(person.on(work));
    await person.press("Escape");
    await person.press("F10", { altKey: true });
    await person.press("c", { ctrlKey: true, code: "KeyC" });
    expect(held.getData("text/plain")).toBe(first);
    await paste(person, held);
    expect(titles(person)).toEqual([first, first, ...rest]);
    await person.undo();

    await person.click(person.button("Row"));
    await person.press("c", { ctrlKey: true, code: "KeyC" });
    await paste(person, held);
    expect(titles(person)).toEqual([first, rest[0], first, rest[0], ...rest.slice(1)]);
    await person.undo();
    expect(titles(person)).toEqual([first, ...rest]);
  });

  it("PASTE-07: where none fits, or what is damaged, changes nothing", async () => {
    const held = lendClipboard();
    opened = await openWholeCanvas();
    const person = opened;
    await person.focus(person.on("#comp-goods [data-edit=item] [data-edit=text]"));
    await person.press("Escape");
    await person.press("F10", { altKey: true });
    await person.press("c", { ctrlKey: true, code: "KeyC" });
    await person.click(person.on("#comp-mail"));
    await paste(person, held);
    expect(person.editor.toasts.get().at(-1)?.message).toBe(
      "Select a section that has a place for it",
    );
    const clip = held.getData("application/x-vitrine+json");
    held.setData("application/x-vitrine+json", clip.replace('"kind":"item"', '"kind":"iten"'));
    await person.click(person.on("#comp-goods"));
    const before = JSON.stringify(sectionsOf(person.editor));
    await paste(person, held);
    expect(JSON.stringify(sectionsOf(person.editor))).toBe(before);
  });

  it("PASTE-08: the looks of a section go onto another one: colours, side and settings, not its words", async () => {
    const held = lendClipboard();
    opened = await openWholeCanvas();
    const person = opened;
    await person.dispatch({
      name: "section.set",
      args: { page: "home", section: "goods", theme: { colorMode: "DARK", orientation: "RIGHT" } },
    });
    await person.dispatch({
      name: "field.set",
      args: { target: { page: "home", section: "goods" }, path: ["titleAlignment"], value: "end" },
    });
    await person.click(person.on("#comp-goods"));
    await person.click(person.button("More"));
    await person.click(person.button("Copy style"));
    const words = sectionsOf(person.editor).at(-1)?.fields["title"];
    await person.click(person.on("#comp-mail"));
    await paste(person, held);
    const mail = sectionsOf(person.editor).at(-1);
    expect(mail).toMatchObject({ id: "mail", colorMode: "DARK", orientation: "RIGHT" });
    expect(mail?.fields["titleAlignment"]).toBe("end");
    expect(mail?.fields["title"]).toEqual(words);
    await person.undo();
    expect(sectionsOf(person.editor).at(-1)?.colorMode).toBeUndefined();
  });
});
