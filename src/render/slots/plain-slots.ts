import type { Slots } from "#/sections/kit/index.ts";
import { PlainAnchor } from "./anchor.tsx";
import { PlainIcon } from "./icon.tsx";
import { PlainItem, PlainItems } from "./items.tsx";
import { PlainPicture } from "./picture.tsx";
import { PlainShown } from "./shown.tsx";
import { PlainText } from "./text.tsx";
import { PlainValue } from "./value.tsx";

/** The kit's slots as published pages have them. */
export const plainSlots: Slots = {
  Text: PlainText,
  Picture: PlainPicture,
  Items: PlainItems,
  Item: PlainItem,
  Anchor: PlainAnchor,
  Shown: PlainShown,
  Icon: PlainIcon,
  Value: PlainValue,
};
