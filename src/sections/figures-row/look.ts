import { defineLook } from "../kit/index.ts";
import type { figuresRowFields } from "./fields.ts";
import style from "./style.css?inline";
import { FiguresRow } from "./view.tsx";

export const look = defineLook<typeof figuresRowFields>({ View: FiguresRow, style });
