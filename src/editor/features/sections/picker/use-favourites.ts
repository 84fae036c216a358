import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mostFavourites, preferencesSchema } from "#/api/preferences.ts";
import type { PreferencesChange } from "#/api/preferences.ts";
import { useEditor } from "../../../session/editor.ts";

const queryKey = ["favourite-templates"] as const;

export interface Favourites {
  /** Guests have no account that could keep any. */
  readonly isOffered: boolean;
  /** Ids of templates, the last one first; none while they are on their way. */
  readonly list: readonly string[];
  /** What went wrong last. */
  readonly error: Error | null;
  toggle(template: string): void;
}

/** The templates that the account has starred. A star is shown at once; one that the server doesn't get is taken back. */
export function useFavourites(): Favourites {
  const { site, call } = useEditor();
  const queries = useQueryClient();
  const isOffered = !site.isGuest;
  const { data: list = [] } = useQuery({
    queryKey,
    queryFn: async () => {
      const answer = preferencesSchema.parse(await call<unknown>("auth/preferences"));
      return answer.favouriteTemplates;
    },
    enabled: isOffered,
  });
  const { mutate, error } = useMutation({
    scope: { id: "favourite-templates" },
    mutationFn: (favouriteTemplates: string[]) =>
      call("auth/preferences", {
        method: "PATCH",
        body: { favouriteTemplates } satisfies PreferencesChange,
      }),
    onMutate: async (next) => {
      // an answer that is under way would take the star back
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, next);
      return list;
    },
    onError: (_error, _next, before) => queries.setQueryData(queryKey, before),
  });
  return {
    isOffered,
    list,
    error,
    toggle(template) {
      const others = list.filter((id) => id !== template);
      const isKept = others.length < list.length;
      mutate(isKept ? others : [template, ...others].slice(0, mostFavourites));
    },
  };
}
