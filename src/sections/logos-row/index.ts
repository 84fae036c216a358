import { defineSection } from "../kit/index.ts";
import { logosRowFields } from "./fields.ts";

export const logosRow = defineSection({
  id: "LogosRow",
  category: "logos",
  isUnique: false,
  label: { en: "Logos", ru: "Логотипы" },
  description: {
    en: "Logos of partners, clients or papers in a row",
    ru: "Логотипы партнёров, клиентов или изданий в ряд",
  },
  thumbnailRatio: 0.25,
  hasAnimation: false,
  fields: logosRowFields,
  load: () => import("./look.ts"),
});
