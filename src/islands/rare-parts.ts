import { initParts } from "./parts.ts";

/** Gives a page what only few pages have, so that the runtime needn't know each of them. */
export function init(): void {
  void initParts(
    [
      ["[data-along]", () => import("./along-rows.ts")],
      ["form[data-closes]", () => import("./event-replies.ts")],
      ["[data-compare]", () => import("./compare.ts")],
      ["[data-keeps]", () => import("./kept-sessions.ts")],
      ["[data-own]", () => import("./own-amount.ts")],
      ["[data-weekday]", () => import("./weekday.ts")],
    ],
    () => Promise.resolve(),
  );
}
