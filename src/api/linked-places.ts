import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";

/** Where linked sections stand in a site's draft: the answer of `GET sites/{id}/linked`. */
export const linkedPlacesSchema = z.array(
  z.object({ linked: idSchema, page: idSchema, section: idSchema }),
);
export type LinkedPlace = z.infer<typeof linkedPlacesSchema>[number];
