import { links1 } from "#/sections/links-1/index.ts";
import { noHeader } from "#/sections/no-header/index.ts";
import { pricing8 } from "#/sections/pricing-8/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import { itemsOf, ru, sectionOf, toPage } from "./demo-fields.ts";

export function pricingPage(): Page {
  const prices = sectionOf("prices", pricing8, {
    title: ru("Сколько стоит ровный свет"),
    paragraph: ru("Цены с налогами. Отправляем по России в день заказа."),
    cards: itemsOf(pricing8.fields.cards, "price", [
      {
        title: ru("Комплект с лампами"),
        description: ru("Четыре модуля и две лампы H7, 6000\u00a0К. Ближний и дальний сразу."),
        price: ru("3 600 ₽"),
      },
      {
        title: ru("Пара модулей"),
        description: ru("Левая и правая фара: ближний или дальний свет."),
        price: ru("2 900 ₽"),
      },
      {
        title: ru("Один модуль"),
        description: ru("Для противотуманок, ДХО или замены в паре."),
        price: ru("2 100 ₽"),
      },
      {
        title: ru("Установка"),
        description: ru("Полчаса на обе фары, свет отрегулируем по стенду."),
        price: ru("900 ₽"),
      },
      {
        title: ru("Диагностика"),
        description: ru("Найдём, почему горит ошибка. С покупкой бесплатно."),
        price: ru("500 ₽"),
      },
    ]),
    buttons: itemsOf(pricing8.fields.buttons, "price-button", [
      { text: ru("Заказать комплект"), link: toPage("home", "contact") },
      { text: ru("Записаться на установку"), link: toPage("book"), type: "tertiary" },
    ]),
  });
  const more = sectionOf("pricing-links", links1, {
    title: ru("Что дальше"),
    links: itemsOf(links1.fields.links, "pricing-link", [
      { text: ru("Подключить самому за пятнадцать минут"), link: toPage("connect") },
      { text: ru("Выбрать между комплектами"), link: toPage("home", "sets") },
      { text: ru("Спросить мастера про свою машину"), link: toPage("home", "contact") },
    ]),
  });
  const meta = {
    ...emptyMeta,
    title: ru("Цены на обманки CAN-шины и установку"),
    description: ru(
      "Модули-обманки от 2100 ₽, установка 900 ₽, диагностика 500 ₽. Цены с налогами, отправка в день заказа.",
    ),
  };
  return { id: "pricing", meta, sections: [sectionOf("pricing-bar", noHeader, {}), prices, more] };
}
