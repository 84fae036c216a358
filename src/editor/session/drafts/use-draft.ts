import { useEffect, useEffectEvent, useState } from "react";
import { timings } from "#/site/limits.ts";
import { useEditor } from "../editor.ts";
import { useDrafts } from "./drafts-context.ts";

/** What a typed text means, or what is wrong with it. */
export type Checked<Value> =
  | { readonly value: Value }
  | {
      readonly error: string;
      /** Left like this, the field goes back to what it was. */
      readonly reverts?: boolean;
    };

export interface DraftOptions<Value> {
  /** Names the field; with another one the component has to be another one too. */
  readonly field: string;
  /** What the document has, as it is typed. */
  readonly stored: string;
  readonly check: (text: string) => Checked<Value>;
  /** Saves a value; `was` is what stood there when the typing began. */
  readonly commit: (value: Value, was: string) => void;
  /** Saved when the field is left, not while it is typed: half of it would already do something. */
  readonly isSavedWhole?: boolean | undefined;
}

export interface Draft {
  readonly text: string;
  readonly error: string | undefined;
  type(text: string): void;
  /** Takes what is typed, where it fits; what doesn't stays to be mended. */
  leave(): void;
  /** Goes back to what the document has. */
  revert(): void;
}

interface Typed {
  readonly text: string;
  /** What the document had when the typing began, or after the last time that it was saved. */
  readonly was: string;
}

/** A field's text while it is typed: saved after a second of rest, and when the field is left. */
export function useDraft<Value>(options: DraftOptions<Value>): Draft {
  const { field, stored, check, commit, isSavedWhole = false } = options;
  const drafts = useDrafts();
  const { timers } = useEditor();
  const [typed, setTyped] = useState<Typed | undefined>(() => {
    const kept = drafts.read(field);
    return kept === undefined ? undefined : { text: kept, was: stored };
  });
  const [isTold, setTold] = useState(typed !== undefined);
  const [notice, setNotice] = useState<string>();
  const checked = typed && check(typed.text);
  const revert = (): void => {
    drafts.drop(field);
    setTyped(undefined);
    setTold(false);
  };
  const take = (isLeaving: boolean): void => {
    if (!typed || !checked) return;
    if ("error" in checked) {
      if (!checked.reverts) setTold(true);
      else if (isLeaving) {
        revert();
        setNotice(checked.error);
      }
      return;
    }
    if (isSavedWhole && !isLeaving) return;
    const { text, was } = typed;
    drafts.drop(field);
    if (isLeaving) setTyped(undefined);
    else if (text !== was) setTyped({ text, was: text });
    if (text !== was) commit(checked.value, was);
  };
  const takeLater = useEffectEvent(take);
  useEffect(
    () => (typed ? timers.after(timings.textChange, () => takeLater(false)) : undefined),
    [typed, timers],
  );
  useEffect(() => {
    const end = drafts.onFlush(() => takeLater(false));
    return () => {
      end();
      takeLater(true);
    };
  }, [drafts]);
  return {
    text: typed?.text ?? stored,
    error: notice ?? (isTold && checked && "error" in checked ? checked.error : undefined),
    type(text) {
      drafts.write(field, text);
      setTyped({ text, was: typed?.was ?? stored });
      setTold(false);
      setNotice(undefined);
    },
    leave: () => take(true),
    revert() {
      revert();
      setNotice(undefined);
    },
  };
}
