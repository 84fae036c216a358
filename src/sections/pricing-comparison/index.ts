import { defineSection } from "../kit/index.ts";
import { pricingComparisonFields } from "./fields.ts";

export const pricingComparison = defineSection({
  id: "PricingComparison",
  category: "pricing",
  isUnique: false,
  label: { en: "Comparison", ru: "Сравнение" },
  description: {
    en: "A table that compares plans, models or competitors: ticks, numbers and words, line by line",
    ru: "Таблица, которая сравнивает тарифы, модели или конкурентов: галочки, числа и слова построчно",
  },
  thumbnailRatio: 0.8,
  hasAnimation: false,
  fields: pricingComparisonFields,
  load: () => import("./look.ts"),
});
