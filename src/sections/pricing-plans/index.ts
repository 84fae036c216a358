import { defineSection } from "../kit/index.ts";
import { pricingPlansFields } from "./fields.ts";
import { pricingPlansChanges } from "./versions.ts";

export const pricingPlans = defineSection({
  id: "PricingPlans",
  category: "pricing",
  isUnique: false,
  label: { en: "Plans", ru: "Тарифы" },
  description: {
    en: "Up to four plans with what they include, paid monthly or yearly by a switch",
    ru: "До четырёх тарифов: что входит, оплата за месяц или за год по переключателю",
  },
  thumbnailRatio: 0.7,
  hasAnimation: false,
  fields: pricingPlansFields,
  changes: pricingPlansChanges,
  load: () => import("./look.ts"),
});
