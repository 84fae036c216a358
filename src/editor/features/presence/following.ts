import { useEffect } from "react";
import type { PresencePlace } from "#/api/presence.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { editorState } from "../../session/editor-state.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor, OtherTab } from "../../session/editor.ts";
import { createSignal, useSignal } from "../../signals/signal.ts";
import { useTranslate } from "../../words/i18n.ts";
import { othersOf, peopleOf } from "./people.ts";

/** The person that somebody follows, into whichever tab they work in. */
export const following = editorState(() =>
  createSignal<Pick<OtherTab, "person" | "name"> | null>(null),
);

const ownActions = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

function showPlace(editor: Editor, place: PresencePlace): void {
  const { page, section, language } = place;
  if (page === null || !editor.store.records().index?.entries.some(({ id }) => id === page)) return;
  if (editor.page.get() !== page) editor.openPage(page);
  if (editor.language.get() !== language) editor.language.set(language);
  if (section !== null) editor.canvas.get()?.reveal({ page, section });
}

/** Goes where the person goes that is followed, until the user does something or the person is gone. */
export function useFollowing(): void {
  const editor = useEditor();
  const t = useTranslate("presence");
  const followed = useSignal(following(editor));
  const canvas = useSignal(canvasState(editor).control);
  useEffect(() => {
    if (followed === null) return;
    let shown = "";
    const follow = (): void => {
      const people = peopleOf(othersOf(editor.others.get()));
      const tab = people.find(({ person }) => person === followed.person);
      if (!tab) {
        following(editor).set(null);
        return editor.toast(t("gone", { name: followed.name }));
      }
      // a caret that goes on in the same text leads nowhere
      const now = JSON.stringify({ ...tab.place, caret: undefined });
      if (tab.place && now !== shown) showPlace(editor, tab.place);
      shown = now;
    };
    follow();
    return editor.others.subscribe(follow);
  }, [editor, followed, t]);
  useEffect(() => {
    if (followed === null) return;
    const end = ({ target }: Event): void => {
      // its button ends it by itself
      const isStop = target instanceof Element && target.closest(".follow-bar");
      if (isStop) return;
      following(editor).set(null);
      editor.announce(t("stopped", { name: followed.name }));
    };
    const places = canvas ? [document, canvas.document] : [document];
    for (const place of places)
      for (const name of ownActions)
        place.addEventListener(name, end, { capture: true, passive: true });
    return () => {
      for (const place of places)
        for (const name of ownActions) place.removeEventListener(name, end, { capture: true });
    };
  }, [editor, followed, canvas, t]);
}
