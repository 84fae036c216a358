import { createElement } from "react";
import type { ReactNode, SVGProps } from "react";
import { iconLibrary } from "#/fields/icon/icon-library.data.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";

const drawings = new Map(Object.entries(iconLibrary));

/** What the package writes beside a drawing and `.ico` says of all of them: pages would carry it with each icon. */
const unsaid = {
  xmlns: undefined,
  width: undefined,
  height: undefined,
  fill: undefined,
  stroke: undefined,
  strokeWidth: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const;

interface LibraryDrawingProps {
  /** In the library; "" is `own`, and a name that it hasn't keeps its room and draws nothing. */
  readonly name: string;
  readonly own: IconName;
  /** What the page around it adds to its element. */
  readonly added?: SVGProps<SVGSVGElement>;
}

/** An icon of the library. */
export function LibraryDrawing({ name, own, added }: LibraryDrawingProps): ReactNode {
  if (name === "") return <Icon name={own} added={added} />;
  const drawing = drawings.get(name);
  return drawing ? (
    createElement(drawing, { ...unsaid, className: "ico", ...added })
  ) : (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" {...added} />
  );
}
