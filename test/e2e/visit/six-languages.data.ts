/** The languages that visitors' texts are in, and a bar that is too long for any window, worded in each. */
export const sixLanguages = [
  { id: 1, code: "en", name: "English", localName: "English", flagCode: "gb" },
  { id: 2, code: "ru", name: "Russian", localName: "Русский", flagCode: "ru" },
  { id: 3, code: "de", name: "German", localName: "Deutsch", flagCode: "de" },
  { id: 4, code: "fr", name: "French", localName: "Français", flagCode: "fr" },
  { id: 5, code: "es", name: "Spanish", localName: "Español", flagCode: "es" },
  { id: 6, code: "uk", name: "Ukrainian", localName: "Українська", flagCode: "ua" },
] as const;

type Words = Readonly<Record<(typeof sixLanguages)[number]["code"], string>>;

export const linkWords: readonly Words[] = [
  { en: "Work", ru: "Работы", de: "Arbeiten", fr: "Réalisations", es: "Trabajos", uk: "Роботи" },
  {
    en: "Services",
    ru: "Услуги",
    de: "Leistungen",
    fr: "Services",
    es: "Servicios",
    uk: "Послуги",
  },
  { en: "Fees", ru: "Цены", de: "Honorare", fr: "Tarifs", es: "Precios", uk: "Ціни" },
  {
    en: "About the studio",
    ru: "О студии",
    de: "Über das Studio",
    fr: "À propos du studio",
    es: "Sobre el estudio",
    uk: "Про студію",
  },
  {
    en: "Journal",
    ru: "Журнал наблюдений",
    de: "Arbeitstagebuch",
    fr: "Journal",
    es: "Cuaderno",
    uk: "Журнал спостережень",
  },
  {
    en: "Questions and answers about how a project goes",
    ru: "Вопросы и ответы о том, как идёт проект",
    de: "Fragen und Antworten zum Ablauf eines Projekts",
    fr: "Questions et réponses sur le déroulement",
    es: "Preguntas y respuestas sobre el proyecto",
    uk: "Питання й відповіді про те, як іде проєкт",
  },
  { en: "Shop", ru: "Лавка", de: "Laden", fr: "Boutique", es: "Tienda", uk: "Крамниця" },
  { en: "Contact", ru: "Контакты", de: "Kontakt", fr: "Contact", es: "Contacto", uk: "Контакти" },
];
