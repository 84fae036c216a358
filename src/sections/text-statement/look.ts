import { defineLook } from "../kit/index.ts";
import type { textStatementFields } from "./fields.ts";
import style from "./style.css?inline";
import { TextStatement } from "./view.tsx";

export const look = defineLook<typeof textStatementFields>({ View: TextStatement, style });
