import { migrations } from "../db/migrations/list.ts";
import { StartError } from "../start-error.ts";

/** Throws where a database has steps that this version of the program doesn't know. @throws StartError */
export function expectKnownSteps(steps: readonly string[], whose: string): void {
  const unknown = steps.find((step) => !Object.hasOwn(migrations, step));
  if (unknown !== undefined)
    throw new StartError(
      `${whose} was made by a newer version (its database has the step ${unknown}): update Vitrine, then restore it.`,
    );
}
