import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { flushSync } from "react-dom";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";

interface RowToolsProps {
  /** What the row is called. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  /** Without it the row can't be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** Moves a row and keeps the focus on its button, which moves along; at an end the other one takes it. */
function moveAlong(button: HTMLButtonElement, move: () => void): void {
  const tools = button.parentElement;
  flushSync(move);
  const next = button.disabled ? tools?.querySelector<HTMLElement>("button:enabled") : button;
  next?.focus();
}

/** Moves a row of a list up and down, and removes it. */
export function RowTools({ name, index, count, onMove, onRemove }: RowToolsProps): ReactNode {
  const t = useTranslate("settings");
  const moves = [
    { by: -1, label: t("row.up", { name }), Icon: ArrowUp, isOff: index === 0 },
    { by: 1, label: t("row.down", { name }), Icon: ArrowDown, isOff: index === count - 1 },
  ] as const;
  return (
    <span className="settings-tools">
      {moves.map(({ by, label, Icon, isOff }) => (
        <IconButton
          key={by}
          size="sm"
          label={label}
          disabled={isOff}
          icon={<Icon aria-hidden="true" />}
          onClick={(event) => moveAlong(event.currentTarget, () => onMove(by))}
        />
      ))}
      {onRemove && (
        <IconButton
          size="sm"
          label={t("row.remove", { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </span>
  );
}
