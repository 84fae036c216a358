import type { ReactNode } from "react";
import { EnvironmentContext, ScopeContext } from "#/sections/kit/index.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { lookOf } from "#/sections/looks.ts";
import type { Section } from "#/site/section.ts";
import type { Target } from "#/site/operations/target.ts";
import type { PlainEnvironment } from "./use-plain-environment.ts";

export interface SectionPartProps {
  readonly environment: PlainEnvironment;
  readonly definition: SectionDefinition;
  readonly section: Section;
  readonly target: Target;
  readonly rank: 1 | 2;
}

/** A section with everything that its view reads. */
export function SectionPart({
  environment,
  definition,
  section,
  target,
  rank,
}: SectionPartProps): ReactNode {
  const { View } = lookOf(definition.id);
  const { fields: specs } = definition;
  return (
    <EnvironmentContext.Provider value={environment}>
      <ScopeContext.Provider
        value={{
          target,
          place: section.linked === undefined ? undefined : section.id,
          path: [],
          specs,
          fields: section.fields,
          theme: section,
          hidden: section.hidden,
        }}
      >
        <View id={section.id} rank={rank} />
      </ScopeContext.Provider>
    </EnvironmentContext.Provider>
  );
}
