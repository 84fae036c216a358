import { defineLook } from "../../kit/index.ts";
import type { embedWideFields } from "../fields.ts";
import style from "./style.css?inline";
import { EmbedBeside } from "./view.tsx";

export const look = defineLook<typeof embedWideFields>({ View: EmbedBeside, style });
