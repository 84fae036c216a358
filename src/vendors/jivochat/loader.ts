import type { Load } from "../loader.ts";

/** Starts JivoChat with the id of a widget. */
export const load: Load<"key"> = ({ key }, page) => {
  page.script(`https://code.jivosite.com/widget/${key}`);
};
