import type { ReactNode } from "react";
import type { PictureFiles } from "#/sections/kit/index.ts";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { Picture } from "#/site/image.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Router } from "#/site/router.ts";
import type { SayToVisitors } from "#/site/spoken-language.ts";
import type { SiteRecord } from "#/site/site.ts";

/** Where forms of a site post to. */
export interface FormAddress {
  /** Base of the visitors' calls without a slash at its end, e.g. "/api/v1" (R26). */
  readonly apiBase: string;
  readonly siteId: number;
  readonly siteHash: string;
}

/** A drawing as a file of its own. */
export interface DrawingFile {
  readonly path: string;
  readonly content: string;
  /** By which `<use>` shows it. */
  readonly address: string;
}

/** What every page of a site is rendered with. */
export interface SiteFacts {
  readonly site: SiteRecord;
  readonly index: PageIndex;
  /** Made of `site` and `index`. */
  readonly router: Router;
  /** The files of a picture, or undefined where they can't be had. */
  readonly files: (picture: Picture, spec: PictureField) => PictureFiles | undefined;
  readonly form: FormAddress;
  /** Vitrine's own words for visitors. */
  readonly say: SayToVisitors;
  /** Addresses of flags by country code (R15); where it is left out, the product's own. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Files of vendors' loaders by the vendors' names; where it is left out, nothing of them loads. */
  readonly loaders?: Readonly<Record<string, string>>;
  /** Addresses of the words of floating parts (FloatingWords), by language. */
  readonly words?: Readonly<Record<string, string>>;
  /** Makes a file of what is drawn; where it is left out, drawings stand in their pages. */
  readonly drawingFile?: (drawn: ReactNode) => DrawingFile;
  /** Where abuse is reported, without a language's prefix; null on paid sites and in previews (R27). */
  readonly report: string | null;
}

/** A page in a language, to be rendered. `page` is undefined where the page is none of the index: a 404, an answer. */
export interface PageFacts extends SiteFacts {
  readonly language: LanguageCode;
  readonly page: string | undefined;
}
