import { contact14 } from "#/sections/contact-14/index.ts";
import { email1 } from "#/sections/email-1/index.ts";
import { feature152 } from "#/sections/feature-15-2/index.ts";
import { header21 } from "#/sections/header-21/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { itemsOf, ru, sectionOf, toPage, toSection } from "./demo-fields.ts";
import type { Photo } from "./demo-pictures.ts";

function hero(photo: Photo): Section {
  return sectionOf("hero", header21, {
    title: ru("Свет есть.\nОшибок нет."),
    paragraph: ru(
      "Модуль-обманка показывает бортовому компьютеру штатную нагрузку. Светодиодные лампы горят ровно, предупреждение на приборке гаснет.",
    ),
    background: photo("shop-hero.jpg", [0.84, 0.4]),
    strength: 0.32,
    buttons: itemsOf(header21.fields.buttons, "hero-button", [
      { text: ru("Выбрать комплект"), link: toSection("sets") },
      { text: ru("Как подключить"), link: toPage("connect"), type: "tertiary" },
    ]),
  });
}

function sets(photo: Photo): Section {
  return sectionOf("sets", feature152, {
    title: ru("Три комплекта на любую фару"),
    subTitle: ru("Встают между лампой и штатным разъёмом. Ни пайки, ни прошивки."),
    features: itemsOf(feature152.fields.features, "set", [
      {
        picture: photo("shop-product-set.jpg", [0.5, 0.78]),
        badgeText: ru("3 600 ₽"),
        count: ru("×4"),
        paragraph: ru(
          "Комплект с лампами\n• четыре модуля и две лампы H7, 6000\u00a0К\n• ближний и дальний свет за один вечер\n• проверен на 140 моделях машин",
        ),
      },
      {
        picture: photo("shop-product-pair.jpg", [0.5, 0.58]),
        badgeText: ru("2 900 ₽"),
        count: ru("×2"),
        paragraph: ru(
          "Пара на ближний свет\n• чёрный и серебристый: левый с правым не спутать\n• мерцание уходит с первого включения\n• алюминиевый корпус отводит тепло",
        ),
      },
      {
        picture: photo("shop-product-single.jpg", [0.5, 0.58]),
        badgeText: ru("2 100 ₽"),
        count: ru("×1"),
        paragraph: ru(
          "Один модуль\n• для противотуманок, ДХО или замены в паре\n• 12 В, до 55 Вт, защита от воды IP67\n• разъёмы H4, H7, H11 и HB3",
        ),
      },
    ]),
    ctaText: ru("Не знаете, какой у вас цоколь?"),
    buttonText: ru("Прислать фото фары"),
    buttonLink: toSection("contact"),
  });
}

function letters(): Section {
  return sectionOf("letters", email1, {
    title: ru("Напишем, когда дойдём до вашей машины"),
    paragraph: ru(
      "Одно письмо в месяц: новые цоколи, проверенные автомобили и скидка 10 % на первый заказ.",
    ),
    placeholder: ru("Ваша почта"),
    buttonText: ru("Подписаться"),
    hint: ru("Отписаться можно в любом письме."),
    ground: "brand",
  });
}

function contact(photo: Photo): Section {
  return sectionOf("contact", contact14, {
    title: ru("Подберём модуль по фото фары"),
    paragraph: ru(
      "Пришлите марку, год и снимок цоколя. Ответим в тот же день и честно скажем, если обманка вам не нужна.",
    ),
    namePlaceholder: ru("Ваше имя"),
    emailPlaceholder: ru("Ваша почта"),
    messagePlaceholder: ru("Автомобиль, год и какая лампа горит с ошибкой"),
    buttonText: ru("Отправить"),
    hint: ru("Отвечает мастер, а не менеджер. Обычно за два часа."),
    addressTitle: ru("Мастерская"),
    address: ru("Тверь, Паромный переулок, 8"),
    emailTitle: ru("Почта"),
    email: ru("svet@ne-morgay.example"),
    phoneTitle: ru("Телефон"),
    phone: ru("+7 900 000-14-07"),
    background: photo("shop-contact-bg.jpg", [0.6, 0.5]),
    overlay: 0.1,
  });
}

export function homePage(photo: Photo): Page {
  const meta = {
    ...emptyMeta,
    title: ru("Не моргай: обманки CAN-шины для светодиодных ламп"),
    description: ru(
      "Модули-обманки CAN-шины: светодиодные лампы без ошибок на приборке. Комплекты от 2100 ₽, отправка в день заказа.",
    ),
    keywords: ru("обманка CAN-шины, светодиодные лампы, ошибка лампы, canbus"),
    socialImage: photo("shop-hero.jpg", [0.84, 0.4]),
  };
  return { id: "home", meta, sections: [hero(photo), sets(photo), letters(), contact(photo)] };
}
