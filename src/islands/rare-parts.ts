import { whenThere } from "./when-there.ts";

/** Gives a page what only few pages have, so that the runtime needn't know each of them. */
export function initRareParts(): void {
  if (document.querySelector("[data-along]"))
    whenThere(import("./along-rows.ts"), ({ initAlongRows }) => initAlongRows());
  if (document.querySelector("form[data-closes]"))
    whenThere(import("./event-replies.ts"), ({ initReplies }) => initReplies());
  if (document.querySelector("[data-compare]"))
    whenThere(import("./compare.ts"), ({ initCompare }) => initCompare());
  if (document.querySelector("[data-keeps]"))
    whenThere(import("./kept-sessions.ts"), ({ initKeptSessions }) => initKeptSessions());
  if (document.querySelector("[data-own]"))
    whenThere(import("./own-amount.ts"), ({ initOwnAmounts }) => initOwnAmounts());
  if (document.querySelector("[data-weekday]"))
    whenThere(import("./weekday.ts"), ({ initWeekdays }) => initWeekdays());
}
