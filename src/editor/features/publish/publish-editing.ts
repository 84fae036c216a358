import { ListChecks } from "lucide-react";
import type { EditingParts } from "../../shell/feature.ts";
import { listChecks } from "./list-checks.ts";
import { PublishButton } from "./publish-button.tsx";
import { PublishNote } from "./publish-note.tsx";

export const publishEditing: EditingParts = {
  BarNote: PublishNote,
  BarAction: PublishButton,
  // the bar of phones has no room for their number
  dockActions: [{ label: "frame.checks", Icon: ListChecks, run: listChecks }],
};
