// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { messengerFields } from "#/site/messenger.ts";
import { messengerOf } from "#/site/messenger-list.ts";
import { useSitePart } from "../../session/hooks.ts";
import type { Editor } from "../../session/editor.ts";
import { blur, focus, mount, type } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { AltText } from "./alt-text.tsx";
import { setPicture } from "./picture-commands.ts";

const target = { part: "messenger", messenger: "viber" } as const;
const spot = { target, path: ["avatar"], spec: messengerFields.avatar };
const photo = { asset: "a1", alt: {}, crop: null, focus: null };

let editor: Editor;
let screen: Mounted;

function pictureOf() {
  const data = editor.store.records().site?.settings.messengers.data ?? [];
  return messengerOf(data, "viber").data.avatar;
}

function Shown() {
  const { avatar } = messengerOf(useSitePart("settings").messengers.data, "viber").data;
  return avatar && <AltText spot={spot} picture={avatar} onClose={() => undefined} />;
}

beforeEach(async () => {
  editor = createSampleEditor(() => Promise.reject(new Error("Nobody is called here")));
  setPicture(editor, spot, photo);
  screen = await mount(<Shown />, editor);
});
afterEach(() => screen.unmount());

it("ALT-01: whether a picture is only decoration is a choice of its own, and not that of an empty text", async () => {
  const box = screen.find("input[type=checkbox]") as HTMLInputElement;
  const text = screen.find("textarea") as HTMLTextAreaElement;
  expect([box.checked, box.disabled, text.value]).toEqual([false, false, ""]);
  await act(async () => box.click());
  expect(pictureOf()).toEqual({ ...photo, isDecorative: true });
  expect([box.checked, text.disabled]).toEqual([true, true]);
  await act(async () => box.click());
  expect(pictureOf()).toEqual(photo);
  expect([box.checked, text.disabled]).toEqual([false, false]);
});

it("ALT-01: words of several lines are one text, in the language that is edited; Enter keeps them", async () => {
  const text = screen.find("textarea") as HTMLTextAreaElement;
  expect(text.lang).toBe("ru");
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    set?.call(text, "Хлеб\n  на столе");
    text.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => {
    text.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  });
  expect(pictureOf()?.alt["ru"]?.text).toBe("Хлеб на столе");
});

it("LIB-231: what another says of the picture meanwhile stands where nothing was typed, and is asked about where it was", async () => {
  const text = screen.find("textarea") as HTMLTextAreaElement;
  const say = (words: string) =>
    act(async () => {
      const { ru } = pictureOf()?.alt ?? {};
      const path = ["avatar", "alt"];
      const args = { target, path, language: "ru", text: words, was: ru?.text ?? "" };
      editor.store.dispatch({ name: "text.set", args });
    });
  await say("Хлеб");
  await blur(text);
  expect([text.value, pictureOf()?.alt["ru"]?.text]).toEqual(["Хлеб", "Хлеб"]);
  await focus(text);
  await type(text, "Батон");
  await say("Каравай");
  await blur(text);
  expect(pictureOf()?.alt["ru"]?.text).toBe("Каравай");
  expect(editor.store.conflicts.get()).toMatchObject([{ mine: "Батон", theirs: "Каравай" }]);
});
