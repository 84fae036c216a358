import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Check, Copy } from "lucide-react";
import { IconButton } from "./button.tsx";

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly doneLabel: string;
  /** Says that it is done where many of these stand together, which would be as many live regions. */
  readonly announce?: (message: string) => void;
}

const tickStays = 2000;

/** Copies a text and shows a tick for 2 s. */
export function CopyButton({ text, label, doneLabel, announce }: CopyButtonProps): ReactNode {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), tickStays);
    return () => clearTimeout(timer);
  }, [isDone]);
  const press = async (): Promise<void> => {
    const isCopied = await copy(text);
    setDone(isCopied);
    if (isCopied) announce?.(doneLabel);
  };
  return (
    <>
      <IconButton
        size="sm"
        label={label}
        icon={isDone ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void press()}
      />
      {!announce && (
        <span className="visually-hidden" role="status">
          {isDone && doneLabel}
        </span>
      )}
    </>
  );
}

/** Whether the browser let it be copied. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
