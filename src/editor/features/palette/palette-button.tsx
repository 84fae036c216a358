import { Command } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { paletteOpen } from "./palette-state.ts";

/** In the bar of an open site. */
export function PaletteButton(): ReactNode {
  const isOpen = paletteOpen(useEditor());
  const label = useTranslate()("frame.commands");
  return (
    <button
      type="button"
      className="button icon-only ghost hide-small"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => isOpen.set(true)}
    >
      <Command aria-hidden="true" />
    </button>
  );
}
