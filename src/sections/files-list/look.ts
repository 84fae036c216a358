import { defineLook } from "../kit/index.ts";
import type { filesListFields } from "./fields.ts";
import style from "./style.css?inline";
import { FilesList } from "./view.tsx";

export const look = defineLook<typeof filesListFields>({ View: FilesList, style });
