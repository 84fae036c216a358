import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"matomoHost" | "matomoSiteId"> = {
  en: {
    name: "Matomo",
    values: {
      matomoHost: {
        label: "Your Matomo server",
        hint: "Its host name without a path, like example.matomo.cloud",
        error: "Enter the host name of a server with HTTPS, like stats.example.com",
      },
      matomoSiteId: {
        label: "Site ID",
        hint: "The number in Matomo under Administration → Measurables",
        error: "Enter the number Matomo gave your site, like 1",
      },
    },
  },
  ru: {
    name: "Matomo",
    values: {
      matomoHost: {
        label: "Ваш сервер Matomo",
        hint: "Имя сервера без пути, например example.matomo.cloud",
        error: "Введите имя сервера с HTTPS, например stats.example.com",
      },
      matomoSiteId: {
        label: "Номер сайта",
        hint: "Число из раздела «Администрирование → Сайты» в Matomo",
        error: "Введите номер, который Matomo присвоил сайту, например 1",
      },
    },
  },
};
