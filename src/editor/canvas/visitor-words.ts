import { useEffect, useState } from "react";
import type { Timers } from "../signals/timers.ts";
import type { LanguageCode } from "#/site/language.ts";
import { createSayToVisitors, spokenLanguage } from "#/site/spoken-language.ts";
import type { SayToVisitors, SpokenLanguage } from "#/site/spoken-language.ts";
import type { Translation } from "#/site/visitor-messages/translation.ts";

const loaders: Readonly<Record<SpokenLanguage, () => Promise<Translation>>> = {
  en: async () => (await import("#/site/visitor-messages/en.data.ts")).en,
  ru: async () => (await import("#/site/visitor-messages/ru.data.ts")).ru,
  de: async () => (await import("#/site/visitor-messages/de.data.ts")).de,
  fr: async () => (await import("#/site/visitor-messages/fr.data.ts")).fr,
  es: async () => (await import("#/site/visitor-messages/es.data.ts")).es,
  uk: async () => (await import("#/site/visitor-messages/uk.data.ts")).uk,
};

/** Begins to fetch what visitors read in a language, which is about to be shown. */
export function preloadVisitorWords(language: LanguageCode): void {
  void loaders[spokenLanguage(language)]().catch(() => undefined);
}

/** Milliseconds until words that could not be fetched are asked for again. */
const patience = 2000;

/** What visitors read in a language: of all six the editor fetches the one that it shows. Undefined until it is there. */
export function useVisitorWords(language: LanguageCode, timers: Timers): SayToVisitors | undefined {
  const [shown, setShown] = useState<{ readonly say: SayToVisitors }>();
  const spoken = spokenLanguage(language);
  useEffect(() => {
    let isGone = false;
    let cancel = (): void => undefined;
    const fetchWords = async (): Promise<void> => {
      try {
        const words = await loaders[spoken]();
        if (!isGone) setShown({ say: createSayToVisitors(() => words) });
      } catch {
        if (!isGone) cancel = timers.after(patience, () => void fetchWords());
      }
    };
    void fetchWords();
    return () => {
      isGone = true;
      cancel();
    };
  }, [spoken, timers]);
  return shown?.say;
}
