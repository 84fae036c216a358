import { rolesOnItem, useField } from "../kit/index.ts";
import { reviewsCardsFields } from "./fields.ts";

/** What a style sheet knows of a review's own ground; nothing of one that stands on its section's. */
export function useReviewGround() {
  const ground = useField(reviewsCardsFields.reviews.item.ground);
  return { "data-fill": ground === "card" ? undefined : ground, "data-on": rolesOnItem[ground] };
}
