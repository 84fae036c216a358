import { contact9 } from "#/sections/contact-9/index.ts";
import { links1 } from "#/sections/links-1/index.ts";
import { noHeader } from "#/sections/no-header/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import { itemsOf, ru, sectionOf, toAddress, toPage } from "./demo-fields.ts";

const route = `https://www.openstreetmap.org/search?query=${encodeURIComponent("Тверь, Паромный переулок, 8")}`;

export function bookPage(): Page {
  const visit = sectionOf("visit", contact9, {
    title: ru("Приезжайте, поставим за полчаса"),
    blocks: itemsOf(contact9.fields.blocks, "visit", [
      {
        title: ru("Позвонить или написать"),
        paragraph1: ru("+7 900 000-14-07"),
        paragraph2: ru("svet@ne-morgay.example"),
      },
      {
        title: ru("Где мы"),
        paragraph1: ru("Паромный переулок, 8"),
        paragraph2: ru("Тверь, въезд со двора, ворота 3"),
      },
      {
        title: ru("Когда открыто"),
        paragraph1: ru("9:00 – 19:00"),
        paragraph2: ru("вторник – воскресенье, понедельник выходной"),
      },
    ]),
  });
  const before = sectionOf("book-links", links1, {
    title: ru("Перед визитом"),
    links: itemsOf(links1.fields.links, "book-link", [
      { text: ru("Посмотреть цены на установку"), link: toPage("pricing") },
      { text: ru("Прислать фото фары мастеру"), link: toPage("home", "contact") },
      { text: ru("Построить маршрут"), link: toAddress(route) },
    ]),
  });
  const meta = {
    ...emptyMeta,
    title: ru("Запись на установку"),
    description: ru(
      "Тверь, Паромный переулок, 8. Вторник – воскресенье с 9:00 до 19:00. Поставим модули за полчаса и отрегулируем свет.",
    ),
  };
  return { id: "book", meta, sections: [sectionOf("book-bar", noHeader, {}), visit, before] };
}
