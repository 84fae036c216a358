import { createElement } from "react";
import type { ReactNode } from "react";
import { iconLibrary } from "#/fields/icon/icon-library.data.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";

const drawings = new Map(Object.entries(iconLibrary));

/** The icon that the owner chose, or the template's `own`. A name that the library hasn't keeps its room and draws nothing. */
export function LibraryIcon({ name, own }: { name: string; own: IconName }): ReactNode {
  if (name === "") return <Icon name={own} />;
  const drawing = drawings.get(name);
  return drawing ? (
    createElement(drawing, { className: "ico" })
  ) : (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" />
  );
}
