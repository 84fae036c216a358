import type { SiteEvent } from "#/site/event.ts";
import { eventLimits } from "#/site/event-fields.ts";
import type { SiteLanguage } from "#/site/language.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { Content } from "./scene.ts";
import { textOfLength } from "./words.ts";

const labels: Record<string, readonly string[]> = {
  ru: ["Услуги", "Как мы работаем", "Цены", "Галерея", "Контакты"],
  en: ["Services", "How we work", "Prices", "Gallery", "Contact"],
};

/** Links and a social icon for the navigation bar. */
export function sampleLinks(language: string): SiteRecord["navigation"] {
  const link = { kind: "address", address: "#main" };
  const links = (labels[language] ?? []).map((text, index) => ({
    id: `link${index}`,
    text: { [language]: { text } },
    link,
    links: [],
  }));
  return { links, socials: [{ id: "social1", kind: "telegram", link }] };
}

const footerWords: Record<string, readonly (readonly [string, readonly string[]])[]> = {
  ru: [
    ["Разделы", ["Услуги", "Цены", "Галерея"]],
    ["Связаться", ["+7 000 000-01-12", "hello@site.example"]],
    ["Почитать", ["Как мы работаем", "Вопросы"]],
  ],
  en: [
    ["Pages", ["Services", "Prices", "Gallery"]],
    ["Reach us", ["01632 960 114", "hello@site.example"]],
    ["Read", ["How we work", "Questions"]],
  ],
};

/** As many columns of links as a footer may have, for a footer without any. */
export function sampleColumns(language: string, most: number): SiteRecord["footer"]["fields"] {
  const link = { kind: "address", address: "#main" };
  const text = (word: string) => ({ [language]: { text: word } });
  const columns = (footerWords[language] ?? []).slice(0, most).map(([title, words], column) => ({
    id: `column${column}`,
    title: text(title),
    links: words.map((word, index) => ({ id: `link${column}-${index}`, text: text(word), link })),
  }));
  return { columns };
}

/** Three languages, the given one being primary. */
export function sampleLanguages(primary: string): SiteLanguage[] {
  const all = [
    { id: 1, code: "ru", name: "Russian", localName: "Русский", flagCode: "ru" },
    { id: 2, code: "en", name: "English", localName: "English", flagCode: "gb" },
    { id: 3, code: "de", name: "German", localName: "Deutsch", flagCode: "de" },
  ];
  return all.map((one) => ({ ...one, isPrimary: one.code === primary, status: "active" as const }));
}

const eventWords: Record<string, { title: string; description: string; place: string }> = {
  ru: {
    title: "День ровного света",
    description: "Бесплатно проверим ошибки и отрегулируем фары по стенду.",
    place: "Тверь, Паромный переулок, 8",
  },
  en: {
    title: "An evening of steady light",
    description: "We check every lamp for free and pour the tea.",
    place: "12 Harbour Street",
  },
};

/** An event to be invited to. */
export function sampleEvent(language: string, content: Content): SiteEvent {
  const words = eventWords[language] ?? { title: "", description: "", place: "" };
  const read = (name: keyof typeof eventLimits) => ({
    [language]: {
      text: content === "limits" ? textOfLength(eventLimits[name], language) : words[name],
    },
  });
  return {
    id: "event1",
    title: read("title"),
    description: read("description"),
    place: read("place"),
    start: "2026-12-12T11:00",
    end: "2026-12-12T18:00",
    timeZone: "Europe/Moscow",
    capacity: 40,
    deadline: "2026-12-10T18:00",
  };
}
