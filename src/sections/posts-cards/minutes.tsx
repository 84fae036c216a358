import type { ReactNode } from "react";
import { localeOf } from "#/site/language-code.ts";
import { useEnvironment, useField } from "../kit/index.ts";
import { Value } from "../kit/slots.tsx";
import { postsCardsFields } from "./fields.ts";

const { minutes } = postsCardsFields.posts.item;

/** How long the post takes to read, as the page's language writes it; nothing at 0. */
export function Minutes(): ReactNode {
  const { language } = useEnvironment();
  const count = useField(minutes);
  if (count === 0) return null;
  const format = new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: "minute",
    unitDisplay: "short",
  });
  return <Value of="minutes">{(added) => <span {...added}>{format.format(count)}</span>}</Value>;
}
