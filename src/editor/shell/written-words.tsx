import type { ReactNode } from "react";
import type { Step } from "#/site/operations/operation.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { useTranslate } from "../words/i18n.ts";
import { writtenTexts } from "./written-texts.ts";

/** The words of edits that weren’t saved, each to be copied; nothing where they wrote none. */
export function WrittenWords({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  const t = useTranslate("screens");
  const texts = writtenTexts(steps);
  if (texts.length === 0) return null;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text} className="row">
          <span className="grow">{text}</span>
          <CopyButton text={text} label={t("access.copy")} doneLabel={t("access.copied")} />
        </li>
      ))}
    </ul>
  );
}
