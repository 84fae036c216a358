import type { ReactNode } from "react";
import { LinkDialog } from "../link-dialog.tsx";
import { PathDialog } from "../path-dialog.tsx";
import type { PageDialog } from "../pages-state.ts";
import { SavePage } from "../saved/save-page.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";

interface PageDialogsProps {
  readonly asked: PageDialog;
  readonly onClose: () => void;
}

/** The dialog that is asked for. */
export function PageDialogs({ asked, onClose }: PageDialogsProps): ReactNode {
  switch (asked.kind) {
    case "add":
      return <NewPageDialog place={asked} onClose={onClose} />;
    case "move":
      return <PathDialog page={asked.page} onClose={onClose} />;
    case "link":
      return <LinkDialog link={asked.link} onClose={onClose} />;
    case "save":
      return <SavePage page={asked.page} onClose={onClose} />;
  }
}
