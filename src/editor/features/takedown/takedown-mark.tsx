import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { TakedownNote } from "../../session/takedown-note.tsx";
import { useSiteInfoNow } from "../../session/use-site-info-now.ts";
import { Popover } from "../../ui/layer/popover.tsx";
import { useTranslate } from "../../words/i18n.ts";
import "./takedown.css";

/** In the bar of every screen of a site that an operator took down; it opens since when, why, and whom to write to. */
export function TakedownMark(): ReactNode {
  const t = useTranslate("publish");
  const { takedown } = useSiteInfoNow();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (takedown === undefined) return null;
  const label = t("publish.offline");
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className="button ghost icon-only takedown-mark"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ShieldAlert aria-hidden="true" />
      </button>
      {isOpen && button && (
        <Popover anchor={button} label={label} className="takedown-popover" onClose={close}>
          <TakedownNote takedown={takedown} />
        </Popover>
      )}
    </>
  );
}
