import { defineSection } from "../kit/index.ts";
import { mapBranchesFields } from "./fields.ts";

export const mapBranches = defineSection({
  id: "MapBranches",
  category: "place",
  isUnique: false,
  label: { en: "Hours and branches", ru: "Часы и адреса" },
  description: {
    en: "Opening hours beside a drawn map with all your addresses: restaurants, shops, offices, branches",
    ru: "Часы работы рядом с нарисованной картой всех ваших адресов: рестораны, магазины, филиалы",
  },
  thumbnailRatio: 0.55,
  hasAnimation: false,
  fields: mapBranchesFields,
  load: () => import("./look.ts"),
});
