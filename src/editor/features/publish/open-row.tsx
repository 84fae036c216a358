import { type ReactNode, useState } from "react";
import type { ValueChangeInfo } from "#/api/publishing.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { ChangeLine, type ChangeLineProps } from "./change-line.tsx";
import type { ChangedLines } from "./changed-lines.ts";
import { FoldedRow } from "./folded-row.tsx";
import { hiddenTextsWords } from "./hidden-texts-words.ts";
import { useNames } from "./use-names.ts";

export type Jump = Pick<ChangeLineProps, "onJump">;

interface OpenRowProps extends Jump {
  readonly lines: ChangedLines;
  /** Shown before the lines. */
  readonly inside?: ReactNode;
  readonly children: ReactNode;
}

/** A row that opens to its lines; one that has none stays closed. */
export function OpenRow({ lines, inside = null, onJump, children }: OpenRowProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (lines.count + lines.hidden.length === 0 && !inside)
    return <div className="menu-item is-plain">{children}</div>;
  return (
    <FoldedRow head={children} isOpen={isOpen} onToggle={setOpen}>
      {inside}
      <Lines lines={lines} onJump={onJump} />
    </FoldedRow>
  );
}

/** What happened to what is no text. */
function whatWords({ item }: ValueChangeInfo) {
  if (item === undefined) return "publish.otherValue";
  return item === "added" ? "publish.itemAdded" : "publish.itemRemoved";
}

function Lines({ lines, onJump }: Jump & { lines: ChangedLines }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const { texts, sections, others, hidden, count } = lines;
  useNames([lines]);
  const rest = count - texts.length - sections.length - others.length;
  return (
    <div className="publish-list">
      {sections.map((change) => (
        <ChangeLine
          key={JSON.stringify(change)}
          change={change}
          what={t("publish.sectionNew")}
          onJump={onJump}
        />
      ))}
      {texts.map((text) => (
        <ChangeLine
          key={JSON.stringify([text.target, text.path, text.language])}
          change={text}
          text={text}
          onJump={onJump}
        />
      ))}
      {others.map((change) => (
        <ChangeLine
          key={JSON.stringify([change.target, change.path])}
          change={change}
          value={change}
          what={t(whatWords(change))}
          onJump={onJump}
        />
      ))}
      {hidden.map((texts) => (
        <p key={texts.language} className="hint">
          {hiddenTextsWords(editor, t, texts)}
        </p>
      ))}
      {rest > 0 && <p className="hint">{t("publish.andMore", { count: rest })}</p>}
    </div>
  );
}
