import { useTranslate } from "../../words/i18n.ts";
import type { OperatorScreenProps } from "./screen-props.ts";
import { useChange } from "./use-change.ts";

export type JobDeed = "retry" | "discard";

/** Begins work anew, or throws it away. */
export function useJobDeeds({
  call,
  toast,
}: OperatorScreenProps): (deed: JobDeed, id: number) => void {
  const t = useTranslate("operators");
  const change = useChange(toast, ({ deed, id }: { deed: JobDeed; id: number }) =>
    deed === "retry"
      ? call(`operator/jobs/${id}/retry`, { method: "POST" })
      : call(`operator/jobs/${id}`, { method: "DELETE" }),
  );
  return (deed, id) => change.sendAndSay({ deed, id }, t(`jobs.done.${deed}`));
}
