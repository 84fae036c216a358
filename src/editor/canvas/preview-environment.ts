import { newCollected } from "#/render/collected.ts";
import type { PageFacts } from "#/render/page-facts.ts";
import { createPlainEnvironment } from "#/render/plain-environment.ts";
import type { Environment } from "#/sections/kit/index.ts";
import { styleVariables } from "./canvas-environment.ts";

/** The environment of a page as visitors see it. Abuse is reported on published pages, not in previews (R32). */
export function createPreviewEnvironment(facts: PageFacts): Environment {
  const plain = createPlainEnvironment({ ...facts, report: null }, newCollected());
  return { ...plain, variables: styleVariables, now: Date.now };
}
