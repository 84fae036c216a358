import type { PageWeight } from "#/api/page-weight.ts";
import { problem } from "#/site/problem.ts";
import type { Problem } from "#/site/problem.ts";

/** So many of the pages that are to be published are weighed. */
const mostWeighed = 20;

/** A warning for each of some pages that weighs more than it should, in thousands of bytes. `weigh` knows no page that has gone. */
export async function heavyPages(
  pages: readonly string[],
  weigh: (page: string) => Promise<PageWeight | undefined>,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const page of pages.slice(0, mostWeighed)) {
    const known = await weigh(page);
    if (!known) continue;
    const { page: own, pictures, budget } = known;
    const weight = own + pictures;
    if (weight <= budget) continue;
    const values = { weight: Math.ceil(weight / 1_000), budget: budget / 1_000 };
    found.push(problem("page-heavy", { page, section: null, target: null }, { values }));
  }
  return found;
}
