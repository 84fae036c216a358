// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commentLimit } from "#/api/comments.ts";
import type { Call } from "../../api/request.ts";
import { registerFeatureWords } from "../../shell/register-words.ts";
import { mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { loadWords } from "../../words/i18n.ts";
import { commentsState } from "./comments-state.ts";
import { Composer } from "./composer.tsx";
import { comments } from "./feature.ts";

let mounted: Mounted;
const full = `${"a".repeat(commentLimit - 1)}z`;
beforeEach(() => sessionStorage.clear());
afterEach(() => mounted.unmount());

function typeInto(field: HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const offline = (() => Promise.reject(new Error("offline"))) as Call;

async function write(text: string, call = offline) {
  registerFeatureWords([comments]);
  await loadWords("comments");
  const editor = createSampleEditor(call);
  commentsState(editor).all.set({ threads: [], members: ["Anna", "Boris", "Carla"], own: "Carla" });
  const onSend = vi.fn<(said: string) => Promise<boolean>>(async () => true);
  mounted = await mount(
    <Composer field="said" label="Say" action="Send" onSend={onSend} />,
    editor,
  );
  const field = mounted.find("textarea") as HTMLTextAreaElement;
  await act(async () => typeInto(field, text));
  /** Answers whether the field itself goes on with the key. */
  const press = async (key: string, held: KeyboardEventInit = {}): Promise<boolean> => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held });
    await act(async () => void field.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  const marked = () => mounted.all("[aria-selected=true]").map(({ textContent }) => textContent);
  return { editor, field, press, marked, onSend };
}

it.each(["Enter", "Tab"])(
  "COMM-03: %s takes the member who is marked, the first one",
  async (key) => {
    const { field, press, marked, onSend } = await write("Hi @");
    expect(marked()).toEqual(["Anna"]);
    expect(await press(key)).toBe(false);
    expect(field.value).toBe("Hi @Anna ");
    expect(await press(key)).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
  },
);

it("COMM-03: the arrows mark another member; keys that are held with others mean what they mean elsewhere", async () => {
  const { field, press, marked, onSend } = await write("Hi @");
  await press("ArrowDown");
  expect(marked()).toEqual(["Boris"]);
  expect(await press("Tab", { shiftKey: true })).toBe(true);
  expect(await press("Enter", { isComposing: true })).toBe(true);
  expect(field.value).toBe("Hi @");
  await press("Enter");
  expect(field.value).toBe("Hi @Boris ");
  await press("Enter", { ctrlKey: true });
  expect(onSend).toHaveBeenCalledExactlyOnceWith("Hi @Boris");
});

it("COMM-03: a member who is called in the middle of a text stands there, and the caret behind the name", async () => {
  const { field, press } = await write("Ask @bo about bread");
  await act(async () => {
    field.focus();
    field.setSelectionRange(7, 7);
    field.dispatchEvent(new Event("selectionchange", { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent("keyup", { key: "ArrowLeft", bubbles: true }));
  });
  expect(await press("Enter")).toBe(false);
  expect(field.value).toBe("Ask @Boris about bread");
  expect([field.selectionStart, field.selectionEnd]).toEqual([11, 11]);
});

it("COMM-03: what is typed while a comment is on its way stays, and what was sent goes", async () => {
  const { field, press, onSend } = await write("Warmer, please");
  const sent = Promise.withResolvers<boolean>();
  onSend.mockReturnValueOnce(sent.promise);
  await press("Enter", { ctrlKey: true });
  await act(async () => typeInto(field, "Warmer, please. And larger"));
  await act(async () => sent.resolve(true));
  expect(field.value).toBe(". And larger");
  await press("Enter", { ctrlKey: true });
  expect(field.value).toBe("");
});

it("COMM-03: after a second space behind a name in the middle of a text the caret is where it was", async () => {
  const { field, press } = await write("Ask @bo about bread");
  const putAt = (place: number) =>
    act(async () => {
      field.focus();
      field.setSelectionRange(place, place);
      field.dispatchEvent(new Event("selectionchange", { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent("keyup", { key: "ArrowLeft", bubbles: true }));
    });
  await putAt(7);
  await press("Enter");
  await act(async () => typeInto(field, "Ask @Boris  about bread"));
  expect([field.value, field.selectionStart]).toEqual(["Ask @Boris about bread", 11]);
});

it("COMM-03: a space typed behind a name by habit is the one that came with it; what is typed then counts", async () => {
  const { field, press } = await write("Hi @");
  await press("Enter");
  await act(async () => typeInto(field, "Hi @Anna  "));
  expect(field.value).toBe("Hi @Anna ");
  expect(field.selectionStart).toBe(9);
  // a letter stays before what is typed next
  await act(async () => typeInto(field, "Hi @Anna l"));
  expect(field.selectionStart).toBe(10);
  await act(async () => typeInto(field, "Hi @Anna look"));
  expect(field.value).toBe("Hi @Anna look");
  expect(mounted.find(".comment-key").textContent).toBe("Ctrl Enter");
});

it("COMM-171: the field controls the list of members and says who is marked; Escape closes the list, and the next @ opens one", async () => {
  const { editor, field, press } = await write("Hi @");
  const named = (name: string): HTMLElement | null =>
    document.getElementById(field.getAttribute(name) ?? "");
  expect(field.getAttribute("aria-haspopup")).toBe("listbox");
  expect(named("aria-controls")?.getAttribute("role")).toBe("listbox");
  expect(named("aria-activedescendant")?.textContent).toBe("Anna");
  expect(editor.announcement.get()).toBe("2 people to mention. First: Anna");
  await press("ArrowDown");
  expect(named("aria-activedescendant")?.textContent).toBe("Boris");
  expect(named("aria-activedescendant")?.getAttribute("role")).toBe("option");
  await act(async () => field.focus());
  await act(async () => named("aria-activedescendant")?.click());
  expect(field.value).toBe("Hi @Boris ");
  expect(document.activeElement).toBe(field);
  await act(async () => typeInto(field, "Hi @Boris @"));
  expect(await press("Escape")).toBe(false);
  expect(mounted.all("[role=listbox]")).toEqual([]);
  expect(field.hasAttribute("aria-controls")).toBe(false);
  expect(await press("Enter")).toBe(true);
  await act(async () => typeInto(field, "Hi @Boris "));
  await act(async () => typeInto(field, "Hi @Boris @"));
  expect(mounted.all("[role=option]")).toHaveLength(2);
});

it("COMM-171: who joined while the editor was open is offered once a comment is written", async () => {
  const members = ["Anna", "Carla"];
  const call = (async () => ({ threads: [], members: [...members], own: "Carla" })) as Call;
  const { field, press } = await write("", call);
  const offered = () => mounted.all("[role=option]").map(({ textContent }) => textContent);
  members.push("Dora");
  await act(async () => field.focus());
  await act(async () => typeInto(field, "Hi @d"));
  expect(offered()).toEqual(["Dora"]);
  members.push("Emil");
  await act(async () => typeInto(field, "Hi @Dora and @"));
  await act(async () => typeInto(field, "Hi @Dora and @e"));
  expect(offered()).toEqual(["Emil"]);
  expect(await press("Enter")).toBe(false);
  expect(field.value).toBe("Hi @Dora and @Emil ");
});

it("LIMIT-07: what is typed in the middle of a full comment costs nothing of its end, and the caret stays there", async () => {
  const { field } = await write(full);
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(field, `aaX${full.slice(2)}`);
    field.setSelectionRange(3, 3);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(field.value).toBe(full);
  expect(field.selectionStart).toBe(2);
});
