import { initialSettings } from "#/site/settings.ts";
import type { SiteRecord } from "#/site/site.ts";
import { initialTheme } from "#/site/theme.ts";

/** A site in English and Russian for tests of this folder. */
export const testSite: SiteRecord = {
  schema: 1,
  name: "Lamp & Co",
  languages: [
    {
      id: 1,
      code: "en",
      name: "English",
      localName: "English",
      flagCode: "gb",
      isPrimary: true,
      status: "active",
    },
    {
      id: 2,
      code: "ru",
      name: "Russian",
      localName: "Русский",
      flagCode: "ru",
      isPrimary: false,
      status: "active",
    },
  ],
  isPrimaryDefault: true,
  theme: initialTheme,
  settings: initialSettings,
  navigation: {},
  footer: { id: "footer", template: "Footer", version: 1, fields: {} },
  events: [],
};
