import { spokenLanguage } from "#/site/spoken-language.ts";

const notes = {
  en: "This form doesn’t send anything right now.",
  ru: "Сейчас эта форма ничего не отправляет.",
  de: "Dieses Formular sendet derzeit nichts.",
  es: "Por ahora, este formulario no envía nada.",
  fr: "Pour l’instant, ce formulaire n’envoie rien.",
  uk: "Зараз ця форма нічого не надсилає.",
} as const;

/** What visitors read at the foot of a form that is switched off. */
export function formNote(language: string): string {
  return notes[spokenLanguage(language)];
}
