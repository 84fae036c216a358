// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFor } from "../../api/own-key.ts";
import type { Call, CallOptions } from "../../api/request.ts";
import { sectionsOf } from "../../session/sections-of.ts";
import { click, mount, type } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { loadWords } from "../../words/i18n.ts";
import { commentsState } from "./comments-state.ts";
import { CommentsPanel } from "./comments-panel.tsx";

const said = {
  id: "c1",
  author: "Anna",
  isOwn: true,
  text: "Too dark",
  createdAt: "2026-11-20T12:00:00.000Z",
  editedAt: null,
  isUnread: false,
};
let sent: [string, unknown][];
let answer: PromiseWithResolvers<unknown> | undefined;
const call = (async (path: string, options?: CallOptions) => {
  if (!options?.method) return commentsState(editor).all.get();
  sent.push([path, options.body]);
  return answer?.promise;
}) as Call;
let editor = createSampleEditor(call);
let panel: Mounted | undefined;

const sectionAt = (place: number) => sectionsOf(editor)[place]?.id ?? "";

async function open(section = sectionAt(1)): Promise<void> {
  editor.selection.set({ page: "home", section });
  panel = await mount(<CommentsPanel onClose={() => undefined} />, editor);
}
const close = (): void => {
  panel?.unmount();
  panel = undefined;
};
const field = (label: RegExp): HTMLTextAreaElement => {
  const found = panel?.all("textarea").find((one) => label.test(one.ariaLabel ?? ""));
  if (!(found instanceof HTMLTextAreaElement)) throw new Error(`No field is ${String(label)}`);
  return found;
};
const beginning = () => field(/omment/);
const reply = () => field(/eply/);
const send = (area: HTMLTextAreaElement) =>
  act(async () =>
    area.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

beforeEach(async () => {
  sessionStorage.clear();
  sent = [];
  answer = undefined;
  editor = createSampleEditor(call);
  const thread = {
    id: "t1",
    page: "home",
    section: sectionAt(1),
    template: sectionsOf(editor)[1]?.template ?? "",
    isResolved: false,
    comments: [said],
  };
  commentsState(editor).all.set({ threads: [thread], members: ["Anna"], own: "Anna" });
  await loadWords("comments");
});
afterEach(close);

it("UNSENT-01: a comment and a reply that aren’t sent are there again when the panel is, each at its place", async () => {
  await open();
  await type(beginning(), "Warmer, please");
  await type(reply(), "Is it?");
  close();
  await open();
  expect([beginning().value, reply().value]).toEqual(["Warmer, please", "Is it?"]);
  close();
  await open(sectionAt(2));
  expect([beginning().value, reply().value]).toEqual(["", "Is it?"]);
});

it("UNSENT-01: what was sent is not there again, also where the panel was closed meanwhile", async () => {
  await open();
  await type(beginning(), "Warmer, please");
  await send(beginning());
  expect(sent.at(-1)?.[1]).toMatchObject({ text: "Warmer, please" });
  expect(beginning().value).toBe("");
  answer = Promise.withResolvers();
  await type(reply(), "Is it?");
  await send(reply());
  close();
  await act(async () => answer?.resolve(undefined));
  await open();
  expect([beginning().value, reply().value]).toEqual(["", ""]);
});

it("UNSENT-01: a comment that was being changed goes on being changed, until that is given up", async () => {
  await open();
  const press = (word: string) => {
    const button = panel?.all("button").find(({ textContent }) => textContent === word);
    return button ? click(button) : Promise.reject(new Error(`Nothing is called ${word}`));
  };
  await press("Edit");
  await type(field(/dit/), "Too dark by night");
  close();
  await open();
  expect(field(/dit/).value).toBe("Too dark by night");
  await press("Cancel");
  close();
  await open();
  expect(panel?.all("textarea")).toHaveLength(2);
  await press("Edit");
  expect(field(/dit/).value).toBe("Too dark");
  await type(field(/dit/), "Too bright");
  await send(field(/dit/));
  close();
  await open();
  expect(panel?.all("textarea")).toHaveLength(2);
});

it("UNSENT-01: nobody else who signs in finds what wasn’t sent", async () => {
  keepFor(sessionStorage, "anna@korn.example");
  await open();
  await type(beginning(), "Warmer, please");
  close();
  keepFor(sessionStorage, "boris@korn.example");
  await open();
  expect(beginning().value).toBe("");
});
