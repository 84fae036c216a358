import { defineLook } from "../kit/index.ts";
import type { payDonateFields } from "./fields.ts";
import style from "./style.css?inline";
import { PayDonate } from "./view.tsx";

export const look = defineLook<typeof payDonateFields>({ View: PayDonate, style });
