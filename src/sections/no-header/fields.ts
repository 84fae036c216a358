import { defineFields } from "../kit/index.ts";

/** Nothing of its own: logo, links, social icons and languages of the bar belong to the site (R17). */
export const noHeaderFields = defineFields({});
