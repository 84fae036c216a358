import { defineLook } from "../../kit/index.ts";
import type { linksBioFields } from "../fields.ts";
import style from "./style.css?inline";
import { LinksBioBeside } from "./view.tsx";

export const look = defineLook<typeof linksBioFields>({ View: LinksBioBeside, style });
