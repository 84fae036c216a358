import { useState } from "react";
import { useEditor } from "../editor.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import type { DraftKeeper } from "./draft-keeper.ts";

interface SiteOfDrafts {
  readonly site: { readonly id: number };
}

/**
 * What is typed into forms that send it, such as a comment: it outlives the form's panel or popover, and a reload. Read
 * from the tab anew: whoever signs in meanwhile finds nothing of it.
 */
export function formDrafts({ site }: SiteOfDrafts): Pick<DraftKeeper, "read" | "write" | "drop"> {
  return createDraftKeeper(globalThis.sessionStorage, site.id, "forms");
}

export interface FormDraft {
  readonly text: string;
  type(text: string): void;
  /** A text was sent, also where the form is gone by now: what was typed meanwhile stays. */
  sent(text: string): void;
  drop(): void;
}

/** What stays in a field that was empty at first once a text was sent: what was typed behind it. */
function unsent(typed: string, sent: string): string {
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
}

/** The text of a form's field, kept under the field's name until it is sent. */
export function useFormDraft(field: string, initial = ""): FormDraft {
  return useDraftOf(useEditor(), field, initial);
}

/** The same of a site that isn't open. */
export function useDraftOf(of: SiteOfDrafts, field: string, initial = ""): FormDraft {
  const latest = (): string => formDrafts(of).read(field) ?? initial;
  const [text, setText] = useState(latest);
  const drop = (): void => {
    formDrafts(of).drop(field);
    setText(initial);
  };
  const type = (next: string): void => {
    if (next === initial) return drop();
    formDrafts(of).write(field, next);
    setText(next);
  };
  return {
    text,
    type,
    sent(taken) {
      const typed = latest();
      if (typed === taken) drop();
      else if (initial === "") type(unsent(typed, taken));
    },
    drop,
  };
}
