import { noHeader } from "#/sections/no-header/index.ts";
import { portfolio12 } from "#/sections/portfolio-12/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import { itemsOf, ru, sectionOf, toPage } from "./demo-fields.ts";
import type { Photo } from "./demo-pictures.ts";

export function connectPage(photo: Photo): Page {
  const { rows } = portfolio12.fields;
  const { items } = rows.item;
  const steps = sectionOf("steps", portfolio12, {
    title: ru("Подключение за пятнадцать минут"),
    paragraph: ru("Всё на разъёмах: ни пайки, ни скруток. Понадобятся руки и фонарик."),
    rows: itemsOf(rows, "steps-row", [
      {
        items: itemsOf(items, "step-a", [
          {
            picture: photo("shop-gallery-box.jpg", [0.5, 0.7]),
            title: ru("В коробке уже есть всё"),
            link: toPage("pricing"),
          },
          {
            picture: photo("shop-gallery-connector.jpg", [0.5, 0.6]),
            title: ru("Снимите штатный разъём с лампы"),
          },
        ]),
      },
      {
        items: itemsOf(items, "step-b", [
          {
            picture: photo("shop-gallery-pins.jpg", [0.5, 0.45]),
            title: ru("Проверьте, что контакты чистые"),
          },
          {
            picture: photo("shop-gallery-bulb.jpg", [0.5, 0.45]),
            title: ru("Соедините через модуль и включите свет"),
          },
        ]),
      },
    ]),
  });
  const meta = {
    ...emptyMeta,
    title: ru("Подключение обманки за пятнадцать минут"),
    description: ru(
      "Четыре шага: коробка, разъём, контакты, свет. Ни пайки, ни скруток, ни прошивки.",
    ),
  };
  return { id: "connect", meta, sections: [sectionOf("connect-bar", noHeader, {}), steps] };
}
