import { useEffect, useEffectEvent } from "react";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { askedLink } from "./asked-link.ts";

/** Opens the field of where the link at the caret leads, once it is asked for and the caret is in a link. */
export function useAskedLink(isInLink: boolean, open: () => void): void {
  const asked = askedLink(useEditor());
  const isWanted = useSignal(asked) && isInLink;
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!isWanted) return;
    asked.set(false);
    openNow();
  }, [isWanted, asked]);
}
