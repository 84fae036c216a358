import type { ReactNode } from "react";
import type { Named } from "#/fields/field-spec.ts";
import type { ProseField } from "#/fields/prose/spec.ts";
import { readText } from "#/site/localized-text.ts";
import { useEnvironment } from "../environment.ts";
import { useField } from "../hooks.ts";
import { headingId } from "./prose.tsx";

/** Fewer headings than these need no list of contents. */
const fewest = 2;

/** The headings of a rich text, which lead to where they stand. */
export function ProseContents({ of }: { readonly of: Named<ProseField> }): ReactNode {
  const { language, primary, message, spoken } = useEnvironment();
  const headings = useField(of).flatMap(({ id, type, text }) => {
    const words = type === "heading" ? readText(text, language, primary).trim() : "";
    return words === "" ? [] : [{ id, words }];
  });
  if (headings.length < fewest) return null;
  return (
    <nav className="contents" aria-label={message("contents")}>
      <p className="caption" {...spoken}>
        {message("contents")}
      </p>
      <ol>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${headingId(id)}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
