import { findCategory } from "#/sections/categories.ts";
import { nameOf } from "../../../words/own-names.ts";

/** The name of the category with this id in the editor's language. @throws for one that isn't listed */
export function categoryName(id: string): string {
  return nameOf(`categories.${id}`, findCategory(id).name);
}
