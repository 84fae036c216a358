/** The four pages of the demo shop, with what tells them apart. */
export const demoPages = [
  { name: "home", path: "/", title: "Не моргай: обманки CAN-шины", heading: "Свет есть." },
  {
    name: "connect",
    path: "/connect/",
    title: "Подключение обманки",
    heading: "Подключение за пятнадцать минут",
  },
  { name: "pricing", path: "/pricing/", title: "Цены", heading: "Сколько стоит ровный свет" },
  { name: "book", path: "/book/", title: "Запись", heading: "Приезжайте" },
] as const;

/** Every address of the demo shop that a visitor can come to. */
export const visitorPaths = [
  ...demoPages.map(({ name, path }) => ({ name, path, status: 200 })),
  { name: "not-found", path: "/no-such-page/", status: 404 },
  { name: "report", path: "/report/", status: 200 },
] as const;

/** A text as its words stand on a page: typesetting puts other spaces between them. */
export function spaced(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll(/\s+/g, String.raw`\s+`));
}
