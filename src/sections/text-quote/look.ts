import { defineLook } from "../kit/index.ts";
import type { textQuoteFields } from "./fields.ts";
import style from "./style.css?inline";
import { TextQuote } from "./view.tsx";

export const look = defineLook<typeof textQuoteFields>({ View: TextQuote, style });
