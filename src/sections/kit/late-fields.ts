/** Fields of the kinds that come with the first template that has them (decision 405). */
export { cellFacts } from "#/fields/cell-facts/spec.ts";
export { cells } from "#/fields/cells/spec.ts";
export { date } from "#/fields/date/spec.ts";
export { embed } from "#/fields/embed/spec.ts";
export { flag } from "#/fields/flag/spec.ts";
export { legend, marksOf } from "./legend-fields.ts";
export { mapsChoice } from "./maps-choice.ts";
export { hours } from "#/fields/hours/spec.ts";
export { place } from "#/fields/place/spec.ts";
export { price } from "#/fields/price/spec.ts";
export { reference } from "#/fields/reference/spec.ts";
export { times } from "#/fields/times/spec.ts";
