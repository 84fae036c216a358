import { defineLook } from "../kit/index.ts";
import type { contactMinimalFields } from "./fields.ts";
import style from "./style.css?inline";
import { ContactMinimal } from "./view.tsx";

export const look = defineLook<typeof contactMinimalFields>({ View: ContactMinimal, style });
