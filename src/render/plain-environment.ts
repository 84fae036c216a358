import type { Collected } from "./collected.ts";
import type { PageFacts } from "./page-facts.ts";
import { createPageEnvironment } from "./page-environment.ts";
import { publishedValue } from "./published-items.ts";
import { plainSlots } from "./slots/plain-slots.ts";
import type { PlainEnvironment } from "./use-plain-environment.ts";

/** What published pages are rendered with. */
export function createPlainEnvironment(facts: PageFacts, collected: Collected): PlainEnvironment {
  const environment = createPageEnvironment(facts, collected);
  const { resolve } = environment;
  return {
    ...environment,
    slots: plainSlots,
    useField: (scope, name) => publishedValue(scope.specs[name], scope.fields?.[name], resolve),
  };
}
