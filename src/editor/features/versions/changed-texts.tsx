import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../words/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { WordDiff } from "../../ui/word-diff.tsx";
import type { ChangedText } from "./compare-page.ts";
import { textPlace } from "./difference-words.ts";

interface ChangedTextsProps {
  readonly texts: readonly ChangedText[];
  /** The template of their section; none for those of the page. */
  readonly template: string | undefined;
  readonly isViewer: boolean;
  readonly onRestore: (text: ChangedText) => void;
}

/** Texts as they were and are, each with the way back. */
export function ChangedTexts(props: ChangedTextsProps): ReactNode {
  const { texts, template, isViewer, onRestore } = props;
  const t = useTranslate("versions");
  return (
    <ul className="version-texts" aria-label={t("words")}>
      {texts.map((text) => (
        <li key={`${text.path.join("/")} ${text.language}`}>
          <span className="size-12 secondary-text">{textPlace(t, text, template)}</span>
          <p lang={text.language}>
            <WordDiff before={text.past?.text ?? ""} after={text.now} />
          </p>
          {!isViewer && (
            <Button size="sm" onClick={() => onRestore(text)}>
              <Undo2 aria-hidden="true" />
              {t("restoreText")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
