import type { ReactNode } from "react";
import { useEnvironment, useField } from "../kit/index.ts";
import { reviewsCardsFields } from "./fields.ts";

const most = 5;
const drawing = "m12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9Z";

/** How many of five stars a review gives; nothing where it gives none. */
export function Stars(): ReactNode {
  const environment = useEnvironment();
  const count = Number(useField(reviewsCardsFields.reviews.item.stars));
  if (!(count > 0)) return null;
  const words = environment.message("stars", { count, most });
  return (
    <p className="reviews__stars">
      <span className="vh" {...environment.spoken}>
        {words}
      </span>
      <svg viewBox={`0 0 ${most * 24} 24`} aria-hidden="true">
        {Array.from({ length: most }, (_, index) => (
          <path
            key={index}
            d={drawing}
            transform={`translate(${index * 24} 0)`}
            data-empty={index < count ? undefined : ""}
          />
        ))}
      </svg>
    </p>
  );
}
