import type { Point } from "#/fields/place/spec.ts";
import type { Link } from "#/site/link.ts";
import type { PriceValue } from "#/fields/price/spec.ts";
import type { Picture } from "#/site/image.ts";
import type { LocalizedText } from "#/site/localized-text.ts";

/** Something with a price, in the words of the page. */
export interface PricedThing {
  readonly name: string;
  readonly description: string;
  /** As it was typed, e.g. "3 600 ₽", or an amount. */
  readonly price: string | PriceValue;
  /** What it costs for those who pay otherwise, e.g. by the year. */
  readonly otherPrice?: PriceValue;
  readonly picture: Picture | null;
}

export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** A menu in its groups, in the words of the page. */
export interface ToldMenu {
  readonly name: string;
  readonly groups: readonly {
    readonly name: string;
    readonly description: string;
    readonly dishes: readonly {
      readonly name: string;
      readonly description: string;
      readonly price: PriceValue;
      readonly picture: Picture | null;
    }[];
  }[];
}

/** A place, in the words of the page. */
export interface ToldPlace {
  readonly name: string;
  readonly address: string;
  readonly point: Point | null;
}

/** A post of a journal, in the words of the page. */
export interface ToldPost {
  readonly title: string;
  readonly description: string;
  /** ISO 8601; "" is none. */
  readonly date: string;
  readonly picture: Picture | null;
  readonly link: Link | null;
}

/** Something that takes place, in the words of the page. */
export interface ToldHappening {
  /** "" is what the site is about, which is called as the site is. */
  readonly name: string;
  readonly description: string;
  /** "" where it doesn't say: then it is where the business is. */
  readonly place: string;
  /** Local, ISO 8601; an end that isn't known is "". */
  readonly start: string;
  readonly end: string;
  /** What it consists of. */
  readonly within?: readonly ToldHappening[];
}

/** What a section tells search engines besides its words. */
export interface SectionAbout {
  readonly priced?: readonly PricedThing[];
  readonly answered?: readonly AnsweredQuestion[];
  readonly menus?: readonly ToldMenu[];
  readonly places?: readonly ToldPlace[];
  readonly posts?: readonly ToldPost[];
  readonly happenings?: readonly ToldHappening[];
  /** Visitors see the way from the home page to this one, whose title this is; undefined where they don't. */
  readonly trail?: { readonly title: LocalizedText } | undefined;
}

/** Reads a text in the page's language. */
export type ReadText = (text: LocalizedText) => string;
