import { useEffect, useState } from "react";
import type { TextField } from "#/fields/text/spec.ts";
import { loadWords } from "../../words/i18n.ts";
import type { MarkedPart } from "./marked/marked-part.ts";

let part: MarkedPart | undefined;

/** What edits a text with marks or a list, once it is there; until then, and without a connection, its words alone are edited. */
export function useMarkedPart(spec: TextField): ReturnType<MarkedPart> | undefined {
  const [known, know] = useState(() => part);
  const isMarked = (spec.marks ?? spec.format) !== undefined;
  useEffect(() => {
    if (!isMarked || known) return;
    void Promise.all([import("./marked/marked-part.ts"), loadWords("fields")]).then(
      ([{ markedPart }]) => know(() => (part = markedPart)),
      () => undefined,
    );
  }, [isMarked, known]);
  return isMarked ? known?.(spec) : undefined;
}
