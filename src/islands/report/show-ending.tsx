import type { CallError } from "../forms/call.ts";
import type { Say } from "../forms/page-words.ts";
import { InfoDialog, infoOf } from "./info-dialog.tsx";
import { mountOver } from "./mount-over.tsx";

/** Says over the page what became of a complaint. */
export function showEnding(error: CallError | null, say: Say): void {
  mountOver((leave) => <InfoDialog {...infoOf(error, say)} button={say("ok")} onClosed={leave} />);
}
