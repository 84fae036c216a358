import type { ReactNode } from "react";
import { errorWords } from "../words/error-words.ts";
import { useTranslate } from "../words/i18n.ts";

/** Says what went wrong, as it happens; nothing where `error` is null or undefined. */
export function ErrorNote({ error }: { readonly error: unknown }): ReactNode {
  const say = useTranslate("screens");
  if (error === null || error === undefined) return null;
  return (
    <p className="note error" role="alert">
      {errorWords(say, error)}
    </p>
  );
}
