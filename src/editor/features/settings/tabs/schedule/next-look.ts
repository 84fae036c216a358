import type { Plan } from "#/api/schedule.ts";

/** What somebody else plans or does is seen after so long, in milliseconds. */
const atRest = 15_000;
/** Something due is being done: a publication may take a while. */
const whileDone = 2_000;
/** How long after its time a plan is waited for closely; a server that was off does it later. */
const closely = 120_000;

/** In how many milliseconds the plans are looked at again: right after the next of them is due. */
export function nextLook(plans: readonly Pick<Plan, "at" | "failure">[], now: number): number {
  const waits = plans.flatMap(({ at, failure }) => {
    const ahead = Date.parse(at) - now;
    if (failure !== null || ahead < -closely) return [];
    return [Math.max(whileDone, ahead + whileDone)];
  });
  return Math.min(atRest, ...waits);
}
