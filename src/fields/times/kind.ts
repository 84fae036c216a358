import * as z from "zod/mini";
import type { FieldKind } from "../field-kind.ts";
import type { ItemInitial } from "../field-spec.ts";
import { minutesBetween, minutesOf, timeOf } from "./minutes.ts";
import type { TimesField, TimesValue } from "./spec.ts";

const time = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/));
const schema = z.strictObject({ from: time, to: time });

/** How long something lasts that has no end yet. */
const usualMinutes = 60;

function startOf(own: ItemInitial[string] | undefined, { initial }: TimesField): TimesValue {
  const [from = "", to = ""] = (typeof own === "string" ? own : initial).split("–");
  return { from, to };
}

export const timesKind: FieldKind<TimesField> = {
  kind: "times",
  setBy: "field.set",
  isContent: true,
  schema: () => schema,
  initial: (spec, own) => startOf(own, spec),
  // what is added behind something begins when that ends, and lasts as long
  following(value, { from, to }) {
    if (from === "") return value;
    const lasts = to === "" ? usualMinutes : minutesBetween(from, to);
    const begins = to === "" ? timeOf(minutesOf(from) + lasts) : to;
    return { from: begins, to: timeOf(minutesOf(begins) + lasts) };
  },
  blank: () => ({ from: "", to: "" }),
  isUntouched(spec, { from, to }, own) {
    const start = startOf(own, spec);
    return (from === "" && to === "") || (from === start.from && to === start.to);
  },
  isFilled: ({ from }) => from !== "",
};
