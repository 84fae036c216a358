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
        hint: "Only if you host Plausible yourself. Leave it empty to use plausible.io.",
        error: "Enter the host name of a server with HTTPS, like stats.example.com",
      },
    },
  },
  ru: {
    name: "Plausible",
    values: {
      plausibleDomain: {
        label: "Сайт в Plausible",
        hint: "Домен, как он указан в Plausible, например example.com",
        error: "Введите домен без пути, например example.com",
      },
      plausibleHost: {
        label: "Ваш сервер Plausible",
        hint: "Только если Plausible работает на вашем сервере. Если пусто, то plausible.io.",
        error: "Введите имя сервера с HTTPS, например stats.example.com",
      },
    },
  },
};
