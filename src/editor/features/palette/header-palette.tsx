import { Command } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { chordOf } from "../../shell/keys/chord.ts";
import { useTranslate } from "../../words/i18n.ts";
import { Palette } from "./palette.tsx";
import { useCommands } from "./use-commands.ts";

function AccountPalette({ onClose }: { onClose: () => void }): ReactNode {
  return <Palette known={useCommands(undefined)} onClose={onClose} />;
}

/** The palette of the account's own screens: its button, and its keys. */
export function HeaderPalette(): ReactNode {
  const label = useTranslate()("frame.commands");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || chordOf(event, { isTyping: true }) !== "Mod+K") return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <button
        type="button"
        className="button icon-only ghost"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Command aria-hidden="true" />
      </button>
      {isOpen && <AccountPalette onClose={() => setOpen(false)} />}
    </>
  );
}
