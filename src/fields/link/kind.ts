import * as z from "zod/mini";
import { linkSchema } from "#/site/link.ts";
import type { FieldKind } from "../field-kind.ts";
import type { LinkField } from "./spec.ts";

export const linkKind: FieldKind<LinkField> = {
  kind: "link",
  aliases: {
    anywhere: { imageLink: "link" },
    inButton: { buttonUrl: "link", btnUrl: "link" },
    outside: { buttonUrl: "buttonLink", btnUrl: "buttonLink" },
  },
  setBy: "link.set",
  isContent: false,
  schema: () => z.nullable(linkSchema),
  initial: () => null,
  blank: () => null,
  copy: (_spec, value, { link }) => value && link(value),
  isUntouched: (_spec, value) => value === null,
  isFilled: (value, { leadsSomewhere }) => value !== null && leadsSomewhere(value),
  links: (value) => (value ? [value] : []),
  problems({ spec, value, brokenLink }) {
    const code = value ? brokenLink(value) : spec.isExpected && "link-missing";
    return code ? [{ code }] : [];
  },
};
