import { createContext, use } from "react";
import type { ComponentType, ReactNode } from "react";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { HoursValue } from "#/fields/hours/hours-schema.ts";
import type { SiteFile } from "#/site/file.ts";
import type { Picture as PictureValue } from "#/site/image.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Link } from "#/site/link.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { WordLanguage, Words } from "#/site/word-language.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import type { SiteEvent } from "#/site/event.ts";
import type { Theme } from "#/site/theme.ts";
import type { HiddenOn, SectionTheme } from "#/site/section.ts";
import type {
  AnchorProps,
  IconSlotProps,
  ItemProps,
  ItemsProps,
  PictureProps,
  ProseProps,
  ShownProps,
  TextProps,
  ValueSlotProps,
} from "./slot-props.ts";

/** The components behind the kit's slots: plain ones for a published page, editable ones on the canvas. */
export interface Slots {
  readonly Text: ComponentType<TextProps>;
  readonly Picture: ComponentType<PictureProps>;
  readonly Items: ComponentType<ItemsProps>;
  readonly Item: ComponentType<ItemProps>;
  readonly Anchor: ComponentType<AnchorProps>;
  readonly Shown: ComponentType<ShownProps>;
  readonly Icon: ComponentType<IconSlotProps>;
  readonly Value: ComponentType<ValueSlotProps>;
  /** Only where it is edited; a rich text shows itself. */
  readonly Prose?: ComponentType<ProseProps>;
}

/** Where a link leads on a page. */
export interface ResolvedLink {
  readonly href: string;
  readonly opensNewTab: boolean;
  /** A file of the site, which the browser keeps. */
  readonly isDownload: boolean;
  /** What kind of file that is, and its size in bytes. */
  readonly file?: Pick<SiteFile, "kind" | "size">;
  /** The link leads to the page that it stands on. */
  readonly isCurrent: boolean;
}

export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}
/** The files of the part that phones show; sizes in pixels of the largest one. */
interface PhoneFiles {
  readonly sources: readonly PictureSource[];
  readonly width: number;
  readonly height: number;
}
/** The files of a picture, its crop applied (R18). `width` and `height` in pixels of the largest one. */
export interface PictureFiles {
  readonly sources: readonly PictureSource[];
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Dominant colour as #rrggbb, the placeholder while it loads. */
  readonly colour: string;
  /** Where phones show another part of it. */
  readonly phone?: PhoneFiles;
}

export type FormKind = "email" | "contact" | "rsvp";
/** Where a form without JavaScript posts to, and what it carries along. */
export interface FormTarget {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
}

export interface CookieLinks {
  readonly settings: string;
  readonly privacy: {
    readonly text: Words;
    readonly href: string;
    readonly opensNewTab: boolean;
  } | null;
}

/** Custom properties, e.g. { "--letters": "11" }. */
export type Variables = Readonly<Record<`--${string}`, string>>;

/** What a view is rendered with. One for a page. */
export interface Environment {
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** The theme's colour mode when the page is rendered; colours follow it by CSS. */
  readonly colorMode: Theme["colorMode"];
  /** The face that titles are set in, and its look, for what is measured in it. On the canvas it is a hook: call it as one. */
  useFace(): Pick<Theme, "fonts" | "look">;
  readonly slots: Slots;
  /** What folds is open: on the canvas, where all of it is edited. */
  readonly unfolds: boolean;
  /** The moment in milliseconds, where it is told as a page is rendered: no script of it reads the clock there. */
  now?(): number;
  /** The value of a field of the scope. On the canvas it is a hook: call it as one. */
  useField(scope: Scope, name: string): unknown;
  resolve(link: Link): ResolvedLink | undefined;
  files(picture: PictureValue, spec: PictureField): PictureFiles | undefined;
  /** A text in a language as it is displayed: some spaces don't break, its length is the same. */
  typeset(text: string, language: LanguageCode): string;
  message(key: VisitorMessageKey, values?: Readonly<Record<string, string | number>>): string;
  /** Attributes of an element that holds only such messages, where they aren't in the page's language (R41). */
  readonly spoken: WordLanguage;
  /** Attributes that give an element these custom properties without a style attribute. */
  variables(values: Variables): Readonly<Record<string, unknown>>;
  /** Makes a file of what is drawn, and answers the address by which `<use>` shows it; left out, it stands in the page. */
  drawing?(drawn: ReactNode): string;
  /** Visitors may open frames of these schemes and hosts on the page. */
  allowFrames(hosts: readonly string[]): void;
  form(kind: FormKind): FormTarget;
  /** The scope of the navigation bar's fields, which belong to the site (R17). */
  readonly navigation: Scope;
  /** All pages of the site. */
  readonly index: PageIndex;
  /** The page that is rendered; undefined where it is none of the index. */
  readonly page: string | undefined;
  /** The site's home in this language, e.g. "/" or "/en/". */
  readonly home: string;
  /** Where abuse is reported, e.g. "/report/"; null on paid sites and in previews (R27). */
  readonly report: string | null;
  /** Where there is a cookie banner: the words of the way back to it, and the privacy link where the footer has it. */
  readonly cookies?: CookieLinks | undefined;
  /** When the business behind the site is open, where its owner has said so. */
  readonly hours?: HoursValue | undefined;
  /** The event with this id, or the site's first one (R9). */
  event(id: string | null): SiteEvent | undefined;
}

/** Whose fields the slots within read: a target, and an item of one of its lists. */
export interface Scope {
  readonly target: Target;
  /** The id by which the page knows the section, where its fields belong to the site. */
  readonly place?: string | undefined;
  readonly path: FieldPath | readonly [];
  readonly specs: FieldSpecs;
  /** The values on this level, where they are at hand (published pages); on the canvas the store has them. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** What of the theme the section has of its own; its root says so (R34). */
  readonly theme?: SectionTheme;
  /** The devices on which visitors don't see the section; its root says so. */
  readonly hidden?: HiddenOn | undefined;
  /** The same where it is edited: there it stays to be seen. */
  readonly ghost?: HiddenOn | undefined;
}

export const EnvironmentContext = createContext<Environment | null>(null);
export const ScopeContext = createContext<Scope | null>(null);

/** The environment of this page. @throws outside of one */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error("A section stands outside of a page");
  return environment;
}

/** The scope of the nearest section or item. @throws outside of one */
export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error("A slot stands outside of a section");
  return scope;
}

/** The id of the section of the page around; undefined in the bar and the footer, which belong to no page. */
export function useSectionId(): string | undefined {
  const { target, place } = useScope();
  return place ?? ("section" in target ? target.section : undefined);
}
