import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mostFavourites, preferencesSchema } from "#/api/preferences.ts";
import type { PreferencesChange } from "#/api/preferences.ts";
import { useEditor } from "../../../session/editor.ts";

const queryKey = ["favourite-templates"] as const;

export interface Favourites {
  /** Guests have no account that could keep any; to others they are offered once the list is there. */
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
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const answer = preferencesSchema.parse(await call<unknown>("auth/preferences"));
      return answer.favouriteTemplates;
    },
    enabled: !site.isGuest,
  });
  const list = data ?? [];
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
    // a list that isn't known yet would be replaced by what is starred
    isOffered: data !== undefined,
    list,
    error,
    toggle(template) {
      const others = list.filter((id) => id !== template);
      const isKept = others.length < list.length;
      mutate(isKept ? others : [template, ...others].slice(0, mostFavourites));
    },
  };
}
