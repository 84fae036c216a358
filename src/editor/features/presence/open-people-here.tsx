import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { useSignalPart } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";

const PeopleHere = latePart(() =>
  withQueries(async () => (await import("./people-here.tsx")).PeopleHere, "presence"),
);

/** Who else is here; nothing is loaded for somebody who is alone. */
export function OpenPeopleHere(): ReactNode {
  const isShared = useSignalPart(useEditor().others, (others) => others.some((one) => !one.isOwn));
  return isShared && <PeopleHere />;
}
