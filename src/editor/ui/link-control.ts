import { createContext } from "react";
import type { ReactNode } from "react";
import type { Link } from "#/site/link.ts";

export interface LinkControlProps {
  /** Which part of the field's value leads there, such as a cell's column. */
  readonly part: string;
  readonly label: string;
  readonly link: Link | null;
  readonly onChange: (link: Link | null) => void;
}

/** Draws what edits where something leads, as a link of the page is edited; for controls, which don't know the editor. */
export const LinkControlContext = createContext<(props: LinkControlProps) => ReactNode>(() => null);
