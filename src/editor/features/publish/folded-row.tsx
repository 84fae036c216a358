import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

interface FoldedRowProps {
  /** What stands in the row itself. */
  readonly head: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly className?: string;
  /** What it opens to; not drawn before. */
  readonly children: ReactNode;
}

/** A row of a list that opens to what it stands for. */
export function FoldedRow(props: FoldedRowProps): ReactNode {
  const { head, isOpen, onToggle, className, children } = props;
  return (
    <details
      className={classNames("publish-more", className)}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className="menu-item">
        {head}
        <ChevronRight className="size-14 go" aria-hidden="true" />
      </summary>
      {isOpen && children}
    </details>
  );
}
