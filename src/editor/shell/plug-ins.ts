import { Keyboard, Layers, Palette } from "lucide-react";
import type { ComponentType } from "react";
import type { LucideIcon } from "lucide-react";
import type { PanelProps } from "./panel-props.ts";
import { withQueries } from "../session/with-queries.tsx";
import { latePart } from "../ui/late-part.tsx";

/** An entry of the rail and the panel that it opens. A panel draws its own head (`.ph`) and body (`.pb`). */
export interface PanelPlugIn {
  /** Value of `editor.panel` while it is open. */
  readonly name: string;
  /** Key of its name in `locales`. */
  readonly label: "section.sections" | "keys.title" | "frame.theme";
  readonly Icon: LucideIcon;
  /** At the foot of the rail, and not in the dock of phones. */
  readonly isAside?: boolean;
  readonly Panel: ComponentType<PanelProps>;
}

/** The panels, in the order of the rail. One line each. */
export const panels: readonly PanelPlugIn[] = [
  {
    name: "sections",
    label: "section.sections",
    Icon: Layers,
    Panel: latePart(async () => ({
      default: (await import("../features/sections/outline/outline-panel.tsx")).OutlinePanel,
    })),
  },
  {
    name: "theme",
    label: "frame.theme",
    Icon: Palette,
    Panel: latePart(() =>
      withQueries(async () => (await import("../features/theme/theme-panel.tsx")).ThemePanel),
    ),
  },
  {
    name: "keys",
    label: "keys.title",
    Icon: Keyboard,
    isAside: true,
    Panel: latePart(async () => ({
      default: (await import("../features/keys/keys-panel.tsx")).KeysPanel,
    })),
  },
];

/** The dialog that adds a section behind another one (null: first). Without one nothing offers to add. */
export const Picker: ComponentType<{
  readonly after: string | null;
  readonly onClose: () => void;
}> | null = latePart(() =>
  withQueries(
    async () => (await import("../features/sections/picker/section-picker.tsx")).SectionPicker,
  ),
);

/** What the Publish button opens. Without it there is no such button. */
export const Publish: ComponentType<{
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}> | null = latePart(() =>
  withQueries(async () => (await import("../features/publish/publish-popover.tsx")).PublishPopover),
);
