import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"plausibleDomain" | "plausibleHost"> = {
  en: {
    name: "Plausible",
    values: {
      plausibleDomain: {
        label: "Site in Plausible",
        hint: "The domain as Plausible lists it, like example.com",
        error: "Enter a domain without a path, like example.com",
      },
      plausibleHost: {
        label: "Your Plausible server",
        hint: "Only if you host Plausible yourself. If empty, plausible.io.",
        error: "Enter the host name of an https server, like stats.example.com",
      },
    },
  },
  ru: {
    name: "Plausible",
    values: {
      plausibleDomain: {
        label: "Сайт в Plausible",
        hint: "Домен, как он записан в Plausible, например example.com",
        error: "Введите домен без пути, например example.com",
      },
      plausibleHost: {
        label: "Ваш сервер Plausible",
        hint: "Если Plausible стоит на вашем сервере. Если пусто — plausible.io.",
        error: "Введите имя сервера с https, например stats.example.com",
      },
    },
  },
};
