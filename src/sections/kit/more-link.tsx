import type { ReactNode } from "react";
import { defineFields } from "#/fields/field-spec.ts";
import type { OwnWords } from "#/fields/field-spec.ts";
import { link } from "#/fields/link/spec.ts";
import { text } from "#/fields/text/spec.ts";
import { Icon } from "./icon.tsx";
import { Anchor, Shown, Text } from "./slots.tsx";

/** The fields of a link in words with an arrow behind them: `more` and `moreLink`. */
export function moreLink(initial?: OwnWords) {
  return defineFields({
    more: text({ limit: 30, ...(initial && { initial }), label: { en: "Link", ru: "Ссылка" } }),
    moreLink: link({ words: "more" }),
  });
}

/** The link of the fields that `moreLink` makes. Nothing where it has no words. */
export function MoreLink(): ReactNode {
  return (
    <Shown when="more">
      <Anchor of="moreLink" className="go">
        <Text of="more" as="span" />
        <Icon name="arrow" />
      </Anchor>
    </Shown>
  );
}
