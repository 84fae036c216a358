import type { ReactNode } from "react";
import type { ShownProps, Slots } from "#/sections/kit/index.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";
import { EditableAnchor } from "./editable-anchor.tsx";
import { EditableIcon } from "./editable-icon.tsx";
import { EditableItem, EditableItems } from "./editable-items.tsx";
import { EditablePicture } from "./editable-picture.tsx";
import { EditableText } from "./editable-text.tsx";
import { EditableValue } from "./editable-value.tsx";

/** On the canvas everything shows, so that what is empty can be filled. */
function EditableShown({ children }: ShownProps): ReactNode {
  return children;
}

/** The kit's slots as the canvas has them. */
export const editableSlots: Slots = {
  Text: EditableText,
  Picture: EditablePicture,
  Items: EditableItems,
  Item: EditableItem,
  Anchor: EditableAnchor,
  Shown: EditableShown,
  Icon: EditableIcon,
  Value: EditableValue,
  Prose: latePart(async () => {
    const [part] = await Promise.all([import("../prose/editable-prose.tsx"), loadWords("fields")]);
    return { default: part.EditableProse };
  }),
};
