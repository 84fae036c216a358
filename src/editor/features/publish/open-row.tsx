import { type ReactNode, useState } from "react";
import { useTranslate } from "../../words/i18n.ts";
import { ChangeLine, type ChangeLineProps } from "./change-line.tsx";
import type { ChangedLines } from "./changed-lines.ts";
import { FoldedRow } from "./folded-row.tsx";
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
  if (lines.count === 0 && !inside) return <div className="menu-item is-plain">{children}</div>;
  return (
    <FoldedRow head={children} isOpen={isOpen} onToggle={setOpen}>
      {inside}
      <Lines lines={lines} onJump={onJump} />
    </FoldedRow>
  );
}

function Lines({ lines, onJump }: Jump & { lines: ChangedLines }): ReactNode {
  const t = useTranslate("publish");
  const { texts, sections, others, count } = lines;
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
          key={JSON.stringify(change)}
          change={change}
          what={t("publish.otherValue")}
          onJump={onJump}
        />
      ))}
      {rest > 0 && <p className="hint">{t("publish.andMore", { count: rest })}</p>}
    </div>
  );
}
