// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { openCanvasPage } from "../testing/open-canvas-page.tsx";
import { placeCaret } from "./text/editable-dom.ts";

type Opened = Awaited<ReturnType<typeof openCanvasPage>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

function titleOf({ container }: Opened): HTMLElement {
  const title = container.querySelector<HTMLElement>("#comp-head [data-edit=text]");
  if (!title) throw new Error("There is no title");
  return title;
}

async function press(element: HTMLElement, letter: string): Promise<void> {
  await act(async () => {
    element.textContent = `${element.textContent ?? ""}${letter}`;
    placeCaret(element, element.textContent?.length ?? 0);
    element.dispatchEvent(
      new InputEvent("input", { bubbles: true, inputType: "insertText", data: letter }),
    );
  });
}

async function dispatch(element: HTMLElement, event: Event): Promise<boolean> {
  let isFree = true;
  await act(async () => {
    isFree = element.dispatchEvent(event);
  });
  return isFree;
}

describe("typing on the canvas", () => {
  it("renders nothing of the page at a key press, and one text when it is committed", async () => {
    opened = await openCanvasPage();
    const title = titleOf(opened);
    await act(async () => title.focus());
    opened.commits.length = 0;
    opened.drawn.length = 0;
    for (const letter of "ярче и чище") await press(title, letter);
    expect(opened.commits).toEqual([]);
    expect(opened.drawn).toEqual([]);
    await act(async () => opened?.timers.pass(1000));
    expect(opened.commits).toEqual(["page update"]);
    expect(opened.drawn).toEqual([]);
    expect(opened.server.log.map(({ name }) => name)).toEqual(["text.set"]);
  });

  it("renders only the text that somebody else changed", async () => {
    opened = await openCanvasPage();
    const { container } = opened;
    opened.drawn.length = 0;
    opened.rendered.length = 0;
    const section = container.querySelector("#comp-mail");
    const changed = new Set<Node>();
    const changes = new MutationObserver((all) => {
      for (const { target } of all) changed.add(target);
    });
    changes.observe(container, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const entry = opened.server.apply({
      id: "other1",
      name: "text.set",
      args: {
        target: { page: "home", section: "mail" },
        path: ["title"],
        language: "ru",
        text: "Письма",
        was: "Письма, которые хочется открыть",
      },
    });
    await act(async () => opened?.store.receive(entry));
    expect(section?.textContent).toContain("Письма");
    expect(opened.drawn).toEqual([]);
    expect(opened.rendered).toEqual(["home mail title"]);
    const title = section?.querySelector("[data-edit=text]");
    changes.disconnect();
    expect([...changed]).toEqual([title]);
    expect(container.querySelector("#comp-mail")).toBe(section);
  });

  it("TEXT-04: pastes plain text and blocks drops, bold and italic", async () => {
    opened = await openCanvasPage();
    const title = titleOf(opened);
    await act(async () => title.focus());
    placeCaret(title, 0, title.textContent?.length ?? 0);
    const paste = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(paste, {
      clipboardData: {
        getData: (type: string) => (type === "text/plain" ? "Один\r\nдва" : "<b>Один</b>"),
      },
    });
    expect(await dispatch(title, paste)).toBe(false);
    expect(title.textContent).toBe("Один\nдва");
    expect(await dispatch(title, new Event("drop", { bubbles: true, cancelable: true }))).toBe(
      false,
    );
    for (const code of ["KeyB", "KeyI"]) {
      const key = new KeyboardEvent("keydown", {
        bubbles: true,
        cancelable: true,
        ctrlKey: true,
        code,
      });
      expect(await dispatch(title, key)).toBe(false);
    }
    const bold = new InputEvent("beforeinput", {
      bubbles: true,
      cancelable: true,
      inputType: "formatBold",
    });
    expect(await dispatch(title, bold)).toBe(false);
  });

  it("TEXT-10: a field of a form leads to the text that names it, and the Tab key passes the field by", async () => {
    opened = await openCanvasPage();
    const field = opened.container.querySelector<HTMLInputElement>("#comp-mail [type=email]");
    const label = field?.labels?.[0];
    if (!field || !label) throw new Error("There is no field with a label");
    expect(field.tabIndex).toBe(-1);
    expect(label.tabIndex).toBe(0);
    await dispatch(field, new Event("pointerdown", { bubbles: true }));
    const mousedown = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    expect(await dispatch(field, mousedown)).toBe(false);
    expect(document.activeElement === label).toBe(true);
    expect(opened.text.focus.get()?.count).toMatchObject({ limit: 60 });
    const before = label.textContent ?? "";
    await press(label, "!");
    await act(async () => opened?.timers.pass(1000));
    expect(opened.server.log.at(-1)).toMatchObject({
      name: "text.set",
      args: { target: { section: "mail" }, language: "ru", text: `${before}!`, was: before },
    });
    expect(field.value).toBe("");
  });

  it("adds items and sections without drawing the others anew", async () => {
    opened = await openCanvasPage();
    const before = [...opened.container.querySelectorAll("main > section")];
    opened.drawn.length = 0;
    await act(
      async () =>
        void opened?.store.dispatch({
          name: "section.move",
          args: { page: "home", section: "mail", after: "head" },
        }),
    );
    const after = [...opened.container.querySelectorAll("main > section")];
    expect(after.map(({ id }) => id)).toEqual(["comp-head", "comp-mail", "comp-goods"]);
    expect(new Set(after)).toEqual(new Set(before));
  });
});
