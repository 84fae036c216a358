import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lookAgain } from "../../api/look-again.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { OperatorScreenProps } from "./screen-props.ts";
import { operatorKey } from "./use-pages.ts";

export type JobDeed = "retry" | "discard";

/** Begins work anew, or throws it away; says so, and asks for the lists again. */
export function useJobDeeds({
  call,
  toast,
}: OperatorScreenProps): (deed: JobDeed, id: number) => void {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ deed, id }: { deed: JobDeed; id: number }) =>
      deed === "retry"
        ? call(`operator/jobs/${id}/retry`, { method: "POST" })
        : call(`operator/jobs/${id}`, { method: "DELETE" }),
    onSuccess: (_done, { deed }) => toast(t(`jobs.done.${deed}`)),
    onError: (error) => toast(errorWords(say, error)),
    onSettled: () => lookAgain(queries, [operatorKey]),
  });
  return (deed, id) => mutate({ deed, id });
}
