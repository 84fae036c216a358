import type { Random } from "./random.ts";
import { calls, places, things, verbs, whens, whos, whys } from "./words.data.ts";

/** Russian texts of a page, as varied as an owner's own. */
export interface LargeTexts {
  title(): string;
  sentence(): string;
  sentences(count: number): string;
  /** A short line of a list. */
  line(): string;
  call(): string;
  price(): string;
  phone(): string;
}

export function createLargeTexts(random: Random): LargeTexts {
  const sentence = () =>
    `${random.pick(whos)} ${random.pick(verbs)} ${random.pick(whens)} ${random.pick(whys)}.`;
  return {
    title: () =>
      `${random.pick(things)} и ${random.pick(things).toLowerCase()} ${random.pick(places)}`,
    sentence,
    sentences: (count) => Array.from({ length: count }, sentence).join(" "),
    line: () => `${random.pick(verbs)} ${random.pick(whens)}`.slice(0, 60).trim(),
    call: () => random.pick(calls),
    price: () => `${(random.below(90) + 10) * 100} ₽`,
    phone: () => `+7 900 ${String(random.below(900) + 100)}-${String(random.below(90) + 10)}-07`,
  };
}
