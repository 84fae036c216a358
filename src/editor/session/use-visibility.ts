import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Plans } from "#/api/schedule.ts";
import { lookAgain } from "../api/look-again.ts";
import { setVisible } from "../api/set-visible.ts";
import type { NewVisibility } from "../api/set-visible.ts";
import { errorWords } from "../words/error-words.ts";
import { useTranslate } from "../words/i18n.ts";
import { useEditor } from "./editor.ts";
import { useMay } from "./hooks.ts";

const none: readonly string[] = [];

const plansKey = (site: number) => ["plans", site] as const;

/** The pages that are unpublished. Nobody knows of any who doesn't publish. */
export function useUnpublished(): readonly string[] {
  const { call, site } = useEditor();
  const { data } = useQuery({
    queryKey: plansKey(site.id),
    queryFn: () => call<Plans>(`sites/${site.id}/plans`),
    enabled: useMay()("editor"),
  });
  return data?.off ?? none;
}

/** The pages that are unpublished, and what changes that at once. */
export function useVisibility() {
  const editor = useEditor();
  const { call, site } = editor;
  const queries = useQueryClient();
  const words = useTranslate("screens");
  const off = useUnpublished();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: NewVisibility) => setVisible(call, site.id, change),
    onError: (error) => editor.toast(errorWords(words, error)),
    onSettled: () =>
      Promise.all([lookAgain(queries, plansKey(site.id)), lookAgain(queries, ["site", site.id])]),
  });
  return {
    off,
    isBusy: isPending,
    /** Answers whether it was done; who asked is told why not. */
    set: (change: NewVisibility): Promise<boolean> =>
      mutateAsync(change).then(
        () => true,
        () => false,
      ),
  };
}

export type Visibility = ReturnType<typeof useVisibility>;
