import { createElement } from "react";
import type { ReactNode } from "react";
import type { Named } from "#/fields/field-spec.ts";
import { iconLibrary } from "#/fields/icon/icon-library.data.ts";
import type { IconField } from "#/fields/icon/spec.ts";
import { ScopeContext, useEnvironment, useScope } from "./environment.ts";
import type { Scope } from "./environment.ts";
import { useField } from "./hooks.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";

const drawings = new Map(Object.entries(iconLibrary));

/** The icon of a field: its name, and where the field is. */
export interface ChosenIcon {
  readonly name: string;
  readonly of: string;
  readonly scope: Scope;
}

/** The icon of a field of the scope; it may be drawn in items within. */
export function useIcon(spec: Named<IconField>): ChosenIcon {
  return { name: useField(spec), of: spec.name, scope: useScope() };
}

/** The icon that the owner chose, or the template's `own`. A name that the library hasn't keeps its room and draws nothing. */
export function LibraryIcon({ icon, own }: { icon: ChosenIcon; own: IconName }): ReactNode {
  const { slots } = useEnvironment();
  const { name, of, scope } = icon;
  const drawing = drawings.get(name);
  return (
    <ScopeContext.Provider value={scope}>
      <slots.Icon of={of}>
        {(added) => {
          if (name === "") return <Icon name={own} added={added} />;
          return drawing ? (
            createElement(drawing, { className: "ico", ...added })
          ) : (
            <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" {...added} />
          );
        }}
      </slots.Icon>
    </ScopeContext.Provider>
  );
}
