import type { EditingParts } from "../../shell/feature.ts";
import { OpenPicker } from "./picker/open-picker.tsx";
import { sectionShortcuts } from "./section-shortcuts.ts";

export const sectionsEditing: EditingParts = { Dialogs: OpenPicker, shortcuts: sectionShortcuts };
