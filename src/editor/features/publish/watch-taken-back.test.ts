// @vitest-environment jsdom
import { createElement, Fragment } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { EqualsLiveInfo } from "#/api/publishing.ts";
import type { Editor } from "../../session/editor.ts";
import { publishState } from "../../session/publish-state.ts";
import { createSampleEditor, sampleInfo } from "../../testing/sample-editor.ts";
import { mount, until } from "../../testing/mount.tsx";
import { PublishButton } from "./publish-button.tsx";
import { PublishNote } from "./publish-note.tsx";
import { watchTakenBack } from "./watch-taken-back.ts";

async function open(answer: (editor: Editor) => Partial<EqualsLiveInfo> | Error) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = vi.fn<(path: string) => void>();
  const sample = createSampleEditor(() => Promise.reject(new Error("Nobody is called here")));
  const editor: Editor = {
    ...sample,
    site: { ...sampleInfo, hasUnpublishedChanges: true },
    call: async (path: string) => {
      asked(path);
      const found = answer(editor);
      if (found instanceof Error) throw found;
      return { isEqual: true, revision: editor.store.revision(), ...found } as never;
    },
  };
  onTestFinished(watchTakenBack(editor));
  const { isUnpublished } = publishState(editor);
  const rest = async (): Promise<boolean> => {
    await vi.advanceTimersByTimeAsync(5_000);
    return isUnpublished.get();
  };
  return { editor, asked, isUnpublished, rest };
}

it("PUB-22: what equals the live release when it is opened, or at rest after a change, is unpublished no more", async () => {
  const { asked, isUnpublished, rest } = await open(() => ({}));
  expect(await rest()).toBe(false);
  expect(asked.mock.calls).toEqual([[`sites/${sampleInfo.id}/changes/none`]]);
  isUnpublished.set(true);
  expect(await rest()).toBe(false);
  expect(asked).toHaveBeenCalledTimes(2);
  // nothing is asked while there is nothing to publish
  await rest();
  expect(asked).toHaveBeenCalledTimes(2);
});

it("PUB-22: what the bar tells of publishing has it done on every screen of a site, also where there is no canvas", async () => {
  const sample = createSampleEditor(() => Promise.reject(new Error("Nobody is called here")));
  const waiting = new Set<() => void>();
  const later = (_ms: number, run: () => void) => {
    waiting.add(run);
    return () => void waiting.delete(run);
  };
  const editor: Editor = {
    ...sample,
    site: { ...sampleInfo, hasUnpublishedChanges: true },
    timers: { ...sample.timers, after: later },
    call: async () => ({ isEqual: true, revision: sample.store.revision() }) as never,
  };
  const parts = [PublishNote, PublishButton].map((Part) => createElement(Part, { key: Part.name }));
  const mounted = await mount(createElement(Fragment, {}, parts), editor);
  onTestFinished(() => mounted.unmount());
  expect(mounted.all(".publish-dot")).toHaveLength(1);
  // what watches comes late, and waits in turn
  await until(() => {
    for (const run of waiting) run();
    return mounted.all(".publish-dot").length === 0;
  });
});

it("PUB-22: an answer about another revision, a refusal and edits that aren't sent leave the dot, and ask no more than once", async () => {
  const answers = [{ isEqual: false }, { revision: -7 }, new Error("cut")];
  for (const answer of answers) {
    const { asked, rest } = await open(() => answer);
    expect(await rest()).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
  }
});
