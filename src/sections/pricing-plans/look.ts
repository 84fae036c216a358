import { defineLook } from "../kit/index.ts";
import type { pricingPlansFields } from "./fields.ts";
import style from "./style.css?inline";
import { PricingPlans } from "./view.tsx";

export const look = defineLook<typeof pricingPlansFields>({
  View: PricingPlans,
  style,
  about: ({ plans }, read) => ({
    priced: plans.map(({ name, text, price, yearPrice }) => ({
      name: read(name),
      description: read(text),
      price,
      otherPrice: yearPrice,
      picture: null,
    })),
  }),
});
