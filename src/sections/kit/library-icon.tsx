import { createElement } from "react";
import type { ReactNode } from "react";
import type { Named } from "#/fields/field-spec.ts";
import { iconLibrary } from "#/fields/icon/icon-library.data.ts";
import type { IconField } from "#/fields/icon/spec.ts";
import { useEnvironment } from "./environment.ts";
import { useField } from "./hooks.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";

const drawings = new Map(Object.entries(iconLibrary));

interface LibraryIconProps {
  /** An icon field of the scope. */
  readonly of: Named<IconField>;
  /** What is stored in the field's `fallback`. */
  readonly fallback?: string;
  readonly own: IconName;
}

/**
 * The icon that the owner chose, else the fallback's, else the template's `own`. A name that the library hasn't keeps
 * its room and draws nothing.
 */
export function LibraryIcon({ of, fallback = "", own }: LibraryIconProps): ReactNode {
  const { slots } = useEnvironment();
  const name = useField(of) || fallback;
  const drawing = drawings.get(name);
  return (
    <slots.Icon of={of.name}>
      {(added) => {
        if (name === "") return <Icon name={own} added={added} />;
        return drawing ? (
          createElement(drawing, { className: "ico", ...added })
        ) : (
          <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" {...added} />
        );
      }}
    </slots.Icon>
  );
}
