import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { wholeSite } from "#/api/page-locks.ts";
import type { NewPlan, Plan, Plans } from "#/api/schedule.ts";
import { lookAgain } from "../../../../api/look-again.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useVisibility } from "../../../../session/use-visibility.ts";
import { useSiteInfo } from "../../../../session/use-site-info.ts";
import { errorWords } from "../../../../words/error-words.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { nextLook } from "./next-look.ts";

/** What visitors see of the site, now and at times that were planned. */
export function useSchedule() {
  const editor = useEditor();
  const { call, site } = editor;
  const queries = useQueryClient();
  const words = useTranslate("screens");
  const t = useTranslate("settings");
  const path = `sites/${site.id}`;
  const queryKey = ["plans", site.id];
  const onSettled = () =>
    Promise.all([lookAgain(queries, queryKey), lookAgain(queries, ["site", site.id])]);
  const onError = (error: unknown) => editor.toast(errorWords(words, error));
  const plans = useQuery({
    queryKey,
    queryFn: () => call<Plans>(`${path}/plans`),
    // what is planned is done meanwhile
    refetchInterval: ({ state: { data } }) => nextLook(data?.plans ?? [], Date.now()),
  });
  const { live, offSince, takedown } = useSiteInfo();
  return {
    plans,
    /** Since when the site as a whole is taken down; undefined where it isn't. */
    offSince,
    /** While an operator keeps the site off. */
    takedown,
    /** A site that is taken down was published before. */
    wasPublished: live !== null || (plans.data?.off.includes(wholeSite) ?? false),
    add: useMutation({
      mutationFn: (body: NewPlan) => call(`${path}/plans`, { method: "POST", body }),
      onSuccess: () => editor.toast(t("schedule.added")),
      onSettled,
    }),
    cancel: useMutation({
      mutationFn: ({ id }: Plan) => call(`${path}/plans/${id}`, { method: "DELETE" }),
      onSuccess: (_, { failure }) =>
        editor.toast(t(failure ? "schedule.dismissed" : "schedule.cancelled")),
      onError,
      onSettled,
    }),
    say: useMutation({
      mutationFn: (words: string) =>
        call(`${path}/closed-words`, { method: "PUT", body: { words } }),
      onSuccess: () => editor.toast(t("schedule.wordsSaved")),
      onError,
      onSettled,
    }),
    visibility: useVisibility(),
  };
}

export type Schedule = ReturnType<typeof useSchedule>;
