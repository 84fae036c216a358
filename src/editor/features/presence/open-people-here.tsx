import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useSignalPart } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

const PeopleHere = latePart(async () => {
  const [part] = await Promise.all([import("./people-here.tsx"), loadWords("presence")]);
  return { default: part.PeopleHere };
});

/** Who else is here; nothing is loaded for somebody who is alone. */
export function OpenPeopleHere(): ReactNode {
  const isShared = useSignalPart(useEditor().others, (others) => others.some((one) => !one.isOwn));
  return isShared && <PeopleHere />;
}
