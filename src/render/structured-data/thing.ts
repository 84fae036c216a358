import type { SiteEvent } from "#/site/event.ts";
import type { Picture } from "#/site/image.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { MainAbout } from "../main-about.ts";

/** A node of schema.org's graph. */
export type Thing = Readonly<Record<string, unknown>>;

export interface StructuredDataInput {
  readonly site: SiteRecord;
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** Absolute addresses of the home page in this language and of this page. */
  readonly home: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The events that the page invites to. */
  readonly events: readonly SiteEvent[];
  readonly about: MainAbout;
  /** The way from the home page to this one, with absolute addresses; empty where visitors see none. */
  readonly trail: readonly { readonly name: string; readonly address: string }[];
  /** The absolute address of a picture's file that everybody can read. */
  readonly pictureAddress: (picture: Picture) => string | undefined;
}
