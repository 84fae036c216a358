/** Fields of the kinds that come with the first template that has them (decision 405). */
export { legend, marksOf } from "./legend-fields.ts";
export { price } from "#/fields/price/spec.ts";
