import type { HTMLAttributes, ReactNode, SVGProps } from "react";
import type { Named } from "#/fields/field-spec.ts";
import type { ProseField } from "#/fields/prose/spec.ts";
import type { LocalizedText } from "#/site/localized-text.ts";

/** Sizes of headings, named after their desktop default in pixels; "display" is for the one title that a page leads with. */
export type HeadingLevel = "display" | 72 | 56 | 48 | 40 | 32 | 24;
export type TextTag =
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "p"
  | "span"
  | "b"
  | "div"
  | "dt"
  | "dd"
  | "label"
  | "legend"
  | "li";

/**
 * A text of the scope; its field's spec says whether it is a list. Empty, it is not there for visitors. `level` makes
 * it a title: long ones drop a level, and the longest word never overflows.
 */
export interface TextProps {
  readonly of: string;
  readonly as?: TextTag;
  readonly className?: string;
  readonly id?: string;
  readonly level?: HeadingLevel;
  /** With up to so many letters it is marked as short (`data-short`), for layouts that go by that. */
  readonly short?: number;
  /** The text becomes a mailto: or tel: link for visitors where it looks like an address or a phone number. */
  readonly isContact?: boolean;
  readonly htmlFor?: string;
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
}

/** A picture of the scope in its variants. `isFirst`: the largest one above the fold, loaded at once. */
export interface PictureProps {
  readonly of: string;
  readonly className?: string;
  readonly isFirst?: boolean;
  /** Behind text: decorative for a screen reader unless it has an alt text. */
  readonly isBackground?: boolean;
}

/** Roles of a table's parts: a style that lays it out as a grid takes them away in some browsers. */
type TableRole = "row" | "rowgroup" | "columnheader";

/** The items of a list of the scope. `children` renders one `Item`. */
export interface ItemsProps {
  readonly of: string;
  readonly as?: "ul" | "ol" | "div" | "dl" | "tr" | "tbody";
  readonly role?: TableRole;
  readonly className?: string;
  /** It is wider than its place and holds nothing that keys reach, so that they have to reach the list to scroll it. */
  readonly isScrolled?: boolean;
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  /** Ids of the items as visitors read them. Where they are edited they stand as they are stored. */
  readonly order?: readonly string[];
  readonly children: (item: { id: string; index: number; count: number }) => ReactNode;
}

/** The element of one item within `Items`. */
export interface ItemProps {
  readonly as?: "li" | "div" | "section" | "article" | "th" | "tr";
  readonly role?: TableRole;
  readonly className?: string;
  /** Attributes: `data-*`, and those that `variables` of the environment makes. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** A link by a link field of the scope; where it is empty, `fallback` ("span" by default) takes its place. */
export interface AnchorProps {
  readonly of: string;
  readonly className?: string;
  readonly fallback?: "span" | "div" | "none";
  /** One of Vitrine's own words, for a link without a text of its own. */
  readonly label?: string;
  /** Its label is shown at hovering after so many milliseconds. */
  readonly tipDelay?: number;
  readonly children: ReactNode;
}

/** Shows its children where one of the fields is filled; on the canvas always. */
export interface ShownProps {
  readonly when: string | readonly string[];
  readonly children: ReactNode;
}

/** An icon of the scope that the owner may choose. `children` draws it, with what the page around it adds to its element. */
export interface IconSlotProps {
  readonly of: string;
  readonly children: (added: SVGProps<SVGSVGElement>) => ReactNode;
}

/**
 * A value that the owner edits beside its place, such as a price. `children` renders it with what the page around it adds
 * to its element; `placeholder` is what stands there while it is edited and empty.
 */
export interface ValueSlotProps {
  readonly of: string;
  /** Visitors see it even where it is empty. */
  readonly isAlways?: boolean;
  /** The words that stand there, of a value that has some. */
  readonly text?: LocalizedText | undefined;
  readonly children: (
    added: HTMLAttributes<HTMLElement> & { readonly ref?: (element: HTMLElement | null) => void },
    placeholder: string | undefined,
  ) => ReactNode;
}

/** A rich text of the scope (R39). */
export interface ProseProps {
  readonly of: Named<ProseField>;
  readonly className?: string;
  /** The rank of its headings: one below that of the section's title. */
  readonly rank: 2 | 3;
}
