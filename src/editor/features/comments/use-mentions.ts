import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import type { FormDraft } from "../../session/drafts/use-form-draft.ts";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { useTranslate } from "../../words/i18n.ts";
import { commentsState } from "./comments-state.ts";
import { callAt, othersOf, withMention } from "./mentions.ts";

/** The keys that mark another member: the next one, the one before. */
const marks: ReadonlyMap<string, number> = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

function withSpaceAt(text: string, place: number): string {
  return `${text.slice(0, place)} ${text.slice(place)}`;
}

/**
 * Puts the caret somewhere at once, also where the text stays as it is: one that isn't typed would leave it at its end,
 * and a caret that waits for the next text would be put before what is typed in the meantime.
 */
function useCaret(field: RefObject<HTMLTextAreaElement | null>): (place: number) => void {
  const [wanted, setWanted] = useState<{ readonly place: number } | null>(null);
  useLayoutEffect(() => {
    if (!wanted) return;
    field.current?.focus();
    field.current?.setSelectionRange(wanted.place, wanted.place);
  }, [field, wanted]);
  return (place) => setWanted({ place });
}

/** Tells a screen reader how many members are offered, and who is marked first. */
function useOffer(names: readonly string[] | undefined): void {
  const editor = useEditor();
  const t = useTranslate("comments");
  const [first] = names ?? [];
  const count = names?.length ?? 0;
  useEffect(() => {
    if (first !== undefined) editor.announce(t("offered", { count, name: first }));
  }, [editor, t, first, count]);
}

export interface Mentions {
  /** The members that the "@" at the caret may mean. */
  readonly names: readonly string[] | undefined;
  /** The place of the one that Enter takes. */
  readonly marked: number;
  mention(name: string): void;
  type(next: string, place: number): void;
  moveTo(place: number): void;
  answerKey(event: KeyboardEvent): void;
  /** Asks for the members anew: somebody may have joined. */
  refresh(): void;
}

/** Mentions in the text of a field: whom it offers, and what becomes of its keys. */
export function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  { text, ...draft }: FormDraft,
): Mentions {
  const state = commentsState(useEditor());
  const others = othersOf(useSignal(state.all));
  const [caret, setCaret] = useState(0);
  const [marked, setMarked] = useState(0);
  /** The place of the "@" whose list was closed. */
  const [closed, setClosed] = useState<number | null>(null);
  /** Behind the space that came with a name. */
  const called = useRef<number | null>(null);
  const putCaret = useCaret(field);
  const found = callAt(text, caret, others);
  const call = found?.start === closed ? undefined : found;
  useOffer(call?.names);
  const refresh = (): void => void state.reload();
  const moveTo = (place: number): void => {
    if (place !== caret) setMarked(0);
    setCaret(place);
  };
  const mention = (name: string): void => {
    if (!call) return;
    const next = withMention(text, { start: call.start, caret, name });
    draft.type(next.text);
    moveTo(next.caret);
    putCaret(next.caret);
    called.current = next.caret;
  };
  return {
    names: call?.names,
    marked,
    mention,
    type(next, place) {
      // a name brings its space: the one that is typed by habit is that
      const isSecond = called.current === caret && next === withSpaceAt(text, caret);
      called.current = null;
      if (isSecond) return putCaret(caret);
      draft.type(next);
      moveTo(place);
      if (next[place - 1] !== "@") return;
      setClosed(null);
      refresh();
    },
    moveTo,
    answerKey(event) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const name = call?.names[marked];
      const isOther = shiftKey || altKey || ctrlKey || metaKey || event.nativeEvent.isComposing;
      if (!call || name === undefined || isOther) return;
      const by = marks.get(key);
      if (by !== undefined) setMarked((marked + by + call.names.length) % call.names.length);
      else if (key === "Enter" || key === "Tab") mention(name);
      else if (key === "Escape") setClosed(call.start);
      else return;
      event.preventDefault();
    },
    refresh,
  };
}
