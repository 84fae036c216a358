// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { Call } from "../../api/request.ts";
import type { Command } from "../../shell/command.ts";
import { features } from "../registry.ts";
import { registerFeatureWords } from "../../shell/register-words.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { stillCanvas } from "../../testing/still-canvas.ts";
import { chooseLanguage, loadScreenWords, loadWords, startTranslations } from "../../words/i18n.ts";
import { foundCommands } from "./found-commands.ts";
import { frameCommands } from "./frame-commands.ts";

/** What an owner types, and the id of what should be among the first three answers. */
const likely = {
  en: {
    dark: "colours.dark",
    "dark mode": "colours.dark",
    saved: "section.add.saved",
    footer: "part.footer",
    menu: "part.navigation",
    logo: "part.navigation",
    hero: "section.add.header",
    header: "section.head",
    fonts: "panel.theme",
    font: "panel.theme",
    color: "panel.theme",
    photos: "screen.frame.media",
    upload: "screen.frame.media",
    messages: "screen.frame.inbox",
    history: "screen.frame.versions",
    restore: "screen.frame.versions",
    undo: "screen.frame.versions",
    domain: "settings.domains",
    duplicate: "settings.general",
    seo: "settings.page",
    favicon: "settings.sharing",
    password: "settings.access",
    invite: "settings.people",
    team: "settings.people",
    analytics: "settings.tracking",
    gdpr: "settings.cookies",
    whatsapp: "settings.messengers",
    newsletter: "section.add.email",
    prices: "section.add.pricing",
    gallery: "section.add.portfolio",
    form: "section.add.contact",
    publish: "publish",
    "go live": "publish",
    errors: "checks",
    preview: "preview",
    share: "share",
    "preview link": "share",
    client: "share",
    "duplicate page": "page.duplicate",
    "copy link": "page.copy",
    mobile: "width.mobile",
    help: "panel.keys",
    shortcuts: "panel.keys",
    logout: "account",
    "log out": "account",
    export: "sites",
    trash: "settings.general",
    transfer: "settings.general",
    "hand over": "settings.general",
    "new page": "page.add",
    home: "sites",
    setings: "page.settings",
    german: "language.de",
  },
  ru: {
    тёмная: "colours.dark",
    темная: "colours.dark",
    сохранённые: "section.add.saved",
    подвал: "part.footer",
    меню: "part.navigation",
    логотип: "part.navigation",
    шрифт: "panel.theme",
    цвет: "panel.theme",
    картинку: "screen.frame.media",
    фото: "screen.frame.media",
    заявки: "screen.frame.inbox",
    история: "screen.frame.versions",
    восстановить: "screen.frame.versions",
    домен: "settings.domains",
    копия: "settings.general",
    передать: "settings.general",
    сео: "settings.page",
    фавикон: "settings.sharing",
    пароль: "settings.access",
    пригласить: "settings.people",
    метрика: "settings.tracking",
    куки: "settings.cookies",
    телеграм: "settings.messengers",
    рассылка: "section.add.email",
    прайс: "section.add.pricing",
    галерея: "section.add.gallery",
    форма: "section.add.contact",
    опубликовать: "publish",
    ошибки: "checks",
    поделиться: "share",
    "показать клиенту": "share",
    "дублировать страницу": "page.duplicate",
    мобильный: "width.mobile",
    помощь: "panel.keys",
    выйти: "account",
    экспорт: "sites",
    "новая страница": "page.add",
  },
} as const;

const chosen = { en: "Current", ru: "Выбрано" } as const;

/** There is nothing else on the server. */
const call: Call = async <Answer>() => [] as Answer;
const canvas = stillCanvas();

async function allCommands(): Promise<readonly Command[]> {
  const editor = createSampleEditor(call);
  editor.canvas.set(canvas);
  const own = await Promise.all(
    features.map(async ({ commands }) => (await (await commands?.())?.({ editor })) ?? []),
  );
  return [...frameCommands(editor, features), ...own.flat()];
}

describe.each(["en", "ru"] as const)(
  "PALETTE-06: what an owner is likely to type in %s",
  (language) => {
    let commands: readonly Command[] = [];
    beforeAll(async () => {
      registerFeatureWords(features);
      await startTranslations();
      await chooseLanguage(language);
      await Promise.all([loadScreenWords(), loadWords("palette")]);
      commands = await allCommands();
    });

    it("NEW-218: finds what is meant among the first three", () => {
      const missed = Object.entries(likely[language]).flatMap(([typed, id]) => {
        const first = foundCommands(commands, typed, [])
          .flatMap((group) => group.commands)
          .slice(0, 3)
          .map((one) => one.id);
        return first.includes(id) ? [] : [`${typed}: ${first.join(", ")}, not ${id}`];
      });
      expect(missed).toEqual([]);
    });

    it("finds what is chosen already, as chosen", () => {
      const hints = commands.flatMap(({ id, hint }) => (hint === chosen[language] ? [id] : []));
      expect(hints).toEqual([
        "pageLanguage.ru",
        "width.desktop",
        "colours.system",
        `language.${language}`,
      ]);
    });
  },
);
