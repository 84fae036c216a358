import { useEffect } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Preferences, PreferencesChange } from "#/api/preferences.ts";
import type { AccountClient } from "../../../api/account-client.ts";
import { chooseColourMode, currentColourMode } from "../../../shell/colour-mode.ts";
import { chooseLanguage, useLanguage } from "../../../words/i18n.ts";
import type { InterfaceLanguage } from "../../../words/languages.ts";
import { isInterfaceLanguage } from "../../../words/languages.ts";

/** What is known of the account's preferences. */
export const preferencesKey = ["preferences"];
const queryKey = preferencesKey;
const nothing: Preferences = {
  language: null,
  colourMode: null,
  commentEmails: true,
  favouriteTemplates: [],
};

/** The account's preferences, as the server has them. */
export function useKnownPreferences(
  client: Pick<AccountClient, "preferences">,
): UseQueryResult<Preferences> {
  return useQuery({ queryKey, queryFn: () => client.preferences() });
}

export interface ChosenPreferences {
  readonly language: InterfaceLanguage;
  readonly colourMode: NonNullable<Preferences["colourMode"]>;
  readonly choose: (change: PreferencesChange) => void;
  /** Why the last choice holds on this device only. */
  readonly error: unknown;
}

/**
 * How the account wants the app. What it chose on any device holds on this one as soon as it is known; what it chooses
 * here holds at once, and on its other devices from the next visit.
 */
export function usePreferences(
  client: Pick<AccountClient, "preferences" | "changePreferences">,
): ChosenPreferences {
  const queries = useQueryClient();
  const language = useLanguage();
  const { data = nothing } = useKnownPreferences(client);
  const { mutate, error } = useMutation({
    mutationFn: (change: PreferencesChange) => client.changePreferences(change),
    onMutate: async (change) => {
      // an answer that is under way would take the choice back
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Preferences>(queryKey, (known = nothing) => ({ ...known, ...change }));
    },
  });
  useEffect(() => {
    if (data.language !== null && isInterfaceLanguage(data.language))
      void chooseLanguage(data.language);
  }, [data.language]);
  useEffect(() => {
    if (data.colourMode !== null) chooseColourMode(data.colourMode);
  }, [data.colourMode]);
  return { language, colourMode: data.colourMode ?? currentColourMode(), choose: mutate, error };
}
