import { defineSection } from "../kit/index.ts";
import { pricingGroupsFields } from "./fields.ts";

export const pricingGroups = defineSection({
  id: "PricingGroups",
  category: "pricing",
  isUnique: false,
  label: { en: "Price list in groups", ru: "Прайс-лист по разделам" },
  description: {
    en: "A long price list: groups of services with links to them, prices and what stands out",
    ru: "Длинный прайс-лист: разделы услуг со ссылками на них, цены и что выделить",
  },
  thumbnailRatio: 1.11,
  hasAnimation: false,
  fields: pricingGroupsFields,
  load: () => import("./look.ts"),
});
