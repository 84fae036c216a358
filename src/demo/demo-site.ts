import { footer } from "#/sections/footer/index.ts";
import { navigationFields } from "#/site/navigation.ts";
import { initialSettings } from "#/site/settings.ts";
import { documentVersion } from "#/site/site.ts";
import type { SiteDocument, SiteRecord } from "#/site/site.ts";
import type { Theme } from "#/site/theme.ts";
import { bookPage } from "./book-page.ts";
import { connectPage } from "./connect-page.ts";
import { fieldsOf, itemsOf, ru, sectionOf, toAddress, toPage } from "./demo-fields.ts";
import type { DemoOptions } from "./demo-pictures.ts";
import { photoOf } from "./demo-pictures.ts";
import { homePage } from "./home-page.ts";
import { pricingPage } from "./pricing-page.ts";

/** Amber is the warning lamp that the product puts out; nothing else on the dark pages is coloured. */
const theme: Theme = {
  colorMode: "DARK",
  look: "CORNERED",
  orientation: "LEFT",
  fontSize: 69,
  brand: "#ffb000",
  second: null,
  fonts: "tektur-exo-2",
};

const navigation = fieldsOf(navigationFields, {
  logoMark: "ring",
  logoText: ru("Не моргай"),
  moreLabel: ru("Ещё"),
  links: itemsOf(navigationFields.links, "nav", [
    { text: ru("Комплекты"), link: toPage("home", "sets") },
    { text: ru("Подключение"), link: toPage("connect") },
    { text: ru("Цены"), link: toPage("pricing") },
    { text: ru("Запись"), link: toPage("book") },
  ]),
});

function siteFooter(): SiteRecord["footer"] {
  const { columns } = footer.fields;
  const { links } = columns.item;
  return sectionOf("footer", footer, {
    about: ru(
      "Модули-обманки CAN-шины для светодиодных ламп. Собираем и проверяем в Твери с 2016 года.",
    ),
    columns: itemsOf(columns, "footer-column", [
      {
        title: ru("Магазин"),
        links: itemsOf(links, "footer-shop", [
          { text: ru("Главная"), link: toPage("home") },
          { text: ru("Цены"), link: toPage("pricing") },
        ]),
      },
      {
        title: ru("Помощь"),
        links: itemsOf(links, "footer-help", [
          { text: ru("Подключение"), link: toPage("connect") },
          { text: ru("Запись на установку"), link: toPage("book") },
        ]),
      },
      {
        title: ru("Связаться"),
        links: itemsOf(links, "footer-contact", [
          { text: ru("Позвонить"), link: toAddress("tel:+79000001407") },
          { text: ru("Написать"), link: toAddress("mailto:svet@ne-morgay.example") },
        ]),
      },
    ]),
  });
}

/** The demo shop (specification, section 2; R20) as a document. */
export function demoSite(options: DemoOptions): SiteDocument {
  const photo = photoOf(options);
  return {
    site: {
      schema: documentVersion,
      name: "Не моргай",
      languages: [
        {
          id: 1,
          code: "ru",
          name: "Russian",
          localName: "Русский",
          flagCode: "ru",
          isPrimary: true,
          status: "active",
        },
      ],
      isPrimaryDefault: true,
      theme,
      settings: {
        ...initialSettings,
        email: "svet@ne-morgay.example",
        socialImage: photo("shop-hero.jpg", [0.84, 0.4]),
        organisation: {
          name: ru("Не моргай"),
          phone: "+7 900 000-14-07",
          address: ru("Тверь, Паромный переулок, 8"),
        },
      },
      navigation,
      footer: siteFooter(),
      events: [],
    },
    index: {
      entries: [
        { id: "home", path: "/", name: "Главная" },
        { id: "connect", path: "/connect", name: "Подключение" },
        { id: "pricing", path: "/pricing", name: "Цены" },
        { id: "book", path: "/book", name: "Запись" },
      ],
      redirects: [],
    },
    pages: [homePage(photo), connectPage(photo), pricingPage(), bookPage()],
  };
}
