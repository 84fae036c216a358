import { defineLook } from "../../kit/index.ts";
import type { logosRowFields } from "../fields.ts";
import style from "./style.css?inline";
import { LogosText } from "./view.tsx";

export const look = defineLook<typeof logosRowFields>({ View: LogosText, style });
