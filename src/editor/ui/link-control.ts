import { createContext } from "react";
import type { ComponentType } from "react";
import type { Link } from "#/site/link.ts";

interface LinkControlProps {
  readonly label: string;
  readonly link: Link | null;
  readonly onChange: (link: Link | null) => void;
}

/** Edits where something leads, as a link of the page is edited; for controls, which don't know the editor. */
export type LinkControl = ComponentType<LinkControlProps>;

export const LinkControlContext = createContext<LinkControl>(() => null);
