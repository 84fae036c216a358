import { amountOf } from "#/lib/read-price.ts";

/** Figures before the point of the largest amount. */
const mostFigures = 9;

/**
 * An amount as people type it, in the form that is stored: "1 480,50" is "1480.50", "$590" is "590". "" for nothing,
 * undefined for what is no amount.
 */
export function readAmount(typed: string): string | undefined {
  const written = typed.replaceAll(/[\s\p{Sc}]/gu, "");
  if (written === "") return "";
  const amount = amountOf(written)?.replace(/^0+(?=\d)/, "");
  const [whole = ""] = amount?.split(".") ?? [];
  return whole.length > mostFigures ? undefined : amount;
}
