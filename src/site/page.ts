import { picture } from "#/fields/picture/spec.ts";
import { text } from "#/fields/text/spec.ts";
import { metaLimits } from "./limits.ts";
import type { PageMeta } from "./page-schema.ts";

export type { Page, PageMeta } from "./page-schema.ts";

/** Texts and picture of a page's meta as fields, so that text and picture operations serve them. */
export const metaFields = {
  title: text({ limit: metaLimits.title }),
  description: text({ limit: metaLimits.description }),
  keywords: text({ limit: metaLimits.keywords }),
  socialImage: picture({
    ratio: "2048:1365",
    sizes: "2048px",
    isDecorative: true,
    isForPreviews: true,
  }),
} as const;

export const emptyMeta: PageMeta = {
  useForAll: false,
  title: {},
  description: {},
  keywords: {},
  socialImage: null,
  isHiddenFromSearch: false,
};
