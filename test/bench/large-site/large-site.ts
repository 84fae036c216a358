import { contact9 } from "#/sections/contact-9/index.ts";
import { feature152 } from "#/sections/feature-15-2/index.ts";
import { feature5 } from "#/sections/feature-5/index.ts";
import { footer } from "#/sections/footer/index.ts";
import { header21 } from "#/sections/header-21/index.ts";
import { links1 } from "#/sections/links-1/index.ts";
import { pricing8 } from "#/sections/pricing-8/index.ts";
import type { Picture } from "#/site/image.ts";
import { navigationFields } from "#/site/navigation.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { initialSettings } from "#/site/settings.ts";
import { documentVersion } from "#/site/site.ts";
import type { SiteDocument, SiteRecord } from "#/site/site.ts";
import {
  fieldsOf,
  itemsOf,
  ru,
  sectionOf,
  toAddress,
  toPage,
} from "../../fixtures/section-fields.ts";
import { createLargeTexts } from "./large-texts.ts";
import type { LargeTexts } from "./large-texts.ts";
import { createRandom } from "./random.ts";

export interface LargeSiteOptions {
  readonly pages: number;
  /** Ids of the site's pictures; without any, its pages have none. */
  readonly assets: readonly string[];
}

/** A page's own parts. */
interface Sheet {
  readonly id: string;
  readonly texts: LargeTexts;
  readonly photo: () => Picture | null;
  /** Id of some other page. */
  readonly other: () => string;
}

const count = (length: number): unknown[] => Array.from({ length });

function header({ id, texts, photo, other }: Sheet): Section {
  return sectionOf(`${id}a`, header21, {
    title: ru(texts.title()),
    paragraph: ru(texts.sentences(2)),
    background: photo(),
    buttons: itemsOf(header21.fields.buttons, `${id}ab`, [
      { text: ru(texts.call()), link: toPage(other()) },
      { text: ru(texts.call()), link: toPage(other()), type: "tertiary" },
    ]),
  });
}

function features({ id, texts, photo, other }: Sheet): Section {
  const list = feature152.fields.features;
  return sectionOf(`${id}b`, feature152, {
    title: ru(texts.title()),
    subTitle: ru(texts.sentence().slice(0, 120)),
    features: itemsOf(
      list,
      `${id}bf`,
      count(3).map((_, index) => ({
        picture: photo(),
        badgeText: ru(texts.price()),
        count: ru(`×${index + 1}`),
        paragraph: ru(`${texts.title()}\n• ${texts.line()}\n• ${texts.line()}\n• ${texts.line()}`),
      })),
    ),
    ctaText: ru(`${texts.title()}?`),
    buttonText: ru(texts.call()),
    buttonLink: toPage(other()),
  });
}

function ticks({ id, texts, other }: Sheet): Section {
  const { blocks, buttons } = feature5.fields;
  return sectionOf(`${id}c`, feature5, {
    title: ru(texts.title()),
    description: ru(texts.sentences(2)),
    blocks: itemsOf(
      blocks,
      `${id}cb`,
      count(4).map((_, index) => ({
        title: ru(texts.title().slice(0, 80)),
        items: itemsOf(
          blocks.item.items,
          `${id}cb${index}i`,
          count(4).map(() => ({ text: ru(texts.line()) })),
        ),
      })),
    ),
    buttons: itemsOf(buttons, `${id}cx`, [{ text: ru(texts.call()), link: toPage(other()) }]),
    ground: "band",
  });
}

function prices({ id, texts, other }: Sheet): Section {
  const { cards, buttons } = pricing8.fields;
  return sectionOf(`${id}d`, pricing8, {
    title: ru(texts.title()),
    paragraph: ru(texts.sentence()),
    cards: itemsOf(
      cards,
      `${id}dc`,
      count(6).map(() => ({
        title: ru(texts.title()),
        description: ru(texts.sentence().slice(0, 200)),
        price: ru(texts.price()),
      })),
    ),
    buttons: itemsOf(buttons, `${id}dx`, [{ text: ru(texts.call()), link: toPage(other()) }]),
  });
}

function contacts({ id, texts }: Sheet): Section {
  const { blocks } = contact9.fields;
  return sectionOf(`${id}e`, contact9, {
    title: ru(texts.title()),
    blocks: itemsOf(
      blocks,
      `${id}eb`,
      count(3).map(() => ({
        title: ru(texts.call()),
        paragraph1: ru(texts.phone()),
        paragraph2: ru(texts.line()),
      })),
    ),
  });
}

function ways({ id, texts, other }: Sheet): Section {
  const { links } = links1.fields;
  return sectionOf(`${id}f`, links1, {
    title: ru(texts.title()),
    ground: "band",
    links: itemsOf(
      links,
      `${id}fl`,
      count(5).map(() => ({ text: ru(texts.title().slice(0, 60)), link: toPage(other()) })),
    ),
  });
}

/** Page `number` of the site. Another `edition` of it has other texts. */
export function largePage(number: number, options: LargeSiteOptions, edition = 0): Page {
  const random = createRandom(number * 7919 + edition * 104_729 + 1);
  const texts = createLargeTexts(random);
  const id = pageId(number);
  const sheet: Sheet = {
    id,
    texts,
    other: () => pageId(random.below(options.pages)),
    photo: () => {
      const asset = options.assets[random.below(options.assets.length)];
      return asset === undefined
        ? null
        : { asset, alt: ru(texts.title()), crop: null, focus: null };
    },
  };
  const sections = [header, features, ticks, prices, contacts, ways].map((make) => make(sheet));
  const meta = { ...emptyMeta, title: ru(texts.title()), description: ru(texts.sentence()) };
  return { id, meta, sections };
}

function pageId(number: number): string {
  return `p${number}`;
}

function siteRecord(pages: number): SiteRecord {
  const to = (number: number) => toPage(pageId(number % pages));
  const { columns } = footer.fields;
  const { links } = columns.item;
  return {
    schema: documentVersion,
    name: "Тысяча страниц",
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
    theme: {
      colorMode: "LIGHT",
      look: "ROUNDED",
      orientation: "LEFT",
      fontSize: 69,
      brand: "#2b59c3",
      second: null,
      fonts: "tektur-exo-2",
    },
    settings: initialSettings,
    navigation: fieldsOf(navigationFields, {
      logoMark: "ring",
      logoText: ru("Тысяча страниц"),
      moreLabel: ru("Ещё"),
      links: itemsOf(navigationFields.links, "nav", [
        { text: ru("Главная"), link: to(0) },
        { text: ru("Цены"), link: to(1) },
        { text: ru("Работы"), link: to(2) },
        { text: ru("Запись"), link: to(3) },
      ]),
    }),
    footer: sectionOf("footer", footer, {
      about: ru("Страницы, которых хватит, чтобы измерить время."),
      columns: itemsOf(columns, "footer-column", [
        {
          title: ru("Разделы"),
          links: itemsOf(links, "footer-page", [
            { text: ru("Главная"), link: to(0) },
            { text: ru("Цены"), link: to(1) },
          ]),
        },
        {
          title: ru("Связаться"),
          links: itemsOf(links, "footer-contact", [
            { text: ru("Позвонить"), link: toAddress("tel:+79000001407") },
            { text: ru("Написать"), link: toAddress("mailto:pages@example.org") },
          ]),
        },
      ]),
    }),
    events: [],
  };
}

/** A site of many pages with six sections each. */
export function largeSite(options: LargeSiteOptions): SiteDocument {
  const numbers = Array.from({ length: options.pages }, (_, number) => number);
  return {
    site: siteRecord(options.pages),
    index: {
      entries: numbers.map((number) => ({
        id: pageId(number),
        path: number === 0 ? "/" : `/page-${number}`,
        name: `Страница ${number}`,
      })),
      redirects: [],
    },
    pages: numbers.map((number) => largePage(number, options)),
  };
}
