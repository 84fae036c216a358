import { ListChecks } from "lucide-react";
import type { EditingParts } from "../../shell/feature.ts";
import { listChecks } from "./list-checks.ts";
import { PublishButton } from "./publish-button.tsx";

export const publishEditing: EditingParts = {
  BarAction: PublishButton,
  // the bar of phones has no room for their number
  dockActions: [{ label: "frame.checks", Icon: ListChecks, run: listChecks }],
};
