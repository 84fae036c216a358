/** Words that say nothing of where a link leads, in small letters, by the languages that visitors are spoken to in. */
const byLanguage = {
  en: "click|click here|here|this|link|this link|more|read more|go",
  ru: "тут|здесь|сюда|ссылка|по ссылке|эта ссылка|нажмите|нажмите здесь|жмите сюда|кликните здесь|читать далее|далее|ещё|перейти",
  de: "hier|klick|klicken|hier klicken|klicken sie hier|dieser link|mehr|weiterlesen|weiter",
  fr: "ici|cliquez|cliquez ici|cliquer ici|ce lien|lien|plus|lire la suite",
  es: "aquí|clic aquí|haz clic aquí|haga clic aquí|este enlace|enlace|más|leer más",
  uk: "тиць|тисніть сюди|натисніть тут|посилання|за посиланням|далі|читати далі",
};

export const vagueWords: ReadonlySet<string> = new Set(
  Object.values(byLanguage).flatMap((words) => words.split("|")),
);
