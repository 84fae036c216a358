import type { OwnWords } from "#/fields/field-spec.ts";

/** A kind of sections, as the picker groups them. */
export interface Category {
  readonly id: string;
  /** Part of the API: never changes, and is never given to another one. */
  readonly number: number;
  readonly name: OwnWords;
}

/**
 * Every category in the order of the picker, one line each: those of the specification's section 1, of R20 (links) and
 * of section 3 (footer).
 */
export const categories: readonly Category[] = [
  { id: "header", number: 1, name: { en: "Header", ru: "Шапка" } },
  { id: "feature", number: 2, name: { en: "Feature", ru: "Преимущества" } },
  { id: "email", number: 3, name: { en: "Email", ru: "Подписка" } },
  { id: "contact", number: 4, name: { en: "Contact", ru: "Контакты" } },
  { id: "portfolio", number: 5, name: { en: "Portfolio", ru: "Портфолио" } },
  { id: "pricing", number: 6, name: { en: "Pricing", ru: "Цены" } },
  { id: "rsvp", number: 7, name: { en: "RSVP", ru: "Приглашение" } },
  { id: "links", number: 9, name: { en: "Links", ru: "Ссылки" } },
  { id: "about", number: 18, name: { en: "About", ru: "О нас" } },
  { id: "text", number: 10, name: { en: "Text", ru: "Текст" } },
  { id: "steps", number: 11, name: { en: "Steps", ru: "Шаги" } },
  { id: "figures", number: 12, name: { en: "Figures", ru: "Цифры" } },
  { id: "team", number: 13, name: { en: "Team", ru: "Команда" } },
  { id: "reviews", number: 14, name: { en: "Reviews", ru: "Отзывы" } },
  { id: "questions", number: 15, name: { en: "Questions", ru: "Вопросы" } },
  { id: "logos", number: 16, name: { en: "Logos", ru: "Логотипы" } },
  { id: "posts", number: 31, name: { en: "News", ru: "Новости" } },
  { id: "gallery", number: 23, name: { en: "Gallery", ru: "Галерея" } },
  { id: "embed", number: 26, name: { en: "Video and maps", ru: "Видео и карты" } },
  { id: "menu", number: 20, name: { en: "Menu", ru: "Меню" } },
  { id: "hours", number: 21, name: { en: "Opening hours", ru: "Часы работы" } },
  { id: "events", number: 32, name: { en: "Events", ru: "События" } },
  { id: "programme", number: 33, name: { en: "Programme", ru: "Программа" } },
  { id: "place", number: 22, name: { en: "Place", ru: "Место" } },
  { id: "action", number: 17, name: { en: "Call to action", ru: "Призыв" } },
  { id: "announcement", number: 34, name: { en: "Announcement", ru: "Объявление" } },
  { id: "footer", number: 8, name: { en: "Footer", ru: "Подвал" } },
];

const byId = new Map(categories.map((category) => [category.id, category]));

/** @throws for a category that isn't listed */
export function findCategory(id: string): Category {
  const category = byId.get(id);
  if (!category) throw new Error(`There is no category ${id}`);
  return category;
}
