import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lookAgain } from "../../api/look-again.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { operatorKey } from "./use-pages.ts";

export interface Change<Args> {
  /** Resolves when it is done; rejects with what went wrong. */
  send(args: Args): Promise<unknown>;
  /** Says what came of it, where nobody waits for that. */
  sendAndSay(args: Args, done: string): void;
}

/** Makes changes that only operators may; the lists are asked for again. */
export function useChange<Args>(
  toast: (message: string) => void,
  make: (args: Args) => Promise<unknown>,
): Change<Args> {
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const { mutate, mutateAsync } = useMutation({
    mutationFn: make,
    onSettled: () => lookAgain(queries, [operatorKey]),
  });
  return {
    send: mutateAsync,
    sendAndSay: (args, done) =>
      mutate(args, {
        onSuccess: () => toast(done),
        onError: (error) => toast(errorWords(say, error)),
      }),
  };
}
