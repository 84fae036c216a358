import { createElement } from "react";
import type { ReactNode, SVGProps } from "react";
import { iconLibrary } from "#/fields/icon/icon-library.data.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";

const drawings = new Map(Object.entries(iconLibrary));

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
    createElement(drawing, { className: "ico", ...added })
  ) : (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" {...added} />
  );
}
