import { defineSection } from "../kit/index.ts";
import { logosRowFields } from "./fields.ts";
import { logosRowChanges } from "./versions.ts";

/** What the layouts have in common. */
const model = {
  category: "logos",
  isUnique: false,
  fields: logosRowFields,
  changes: logosRowChanges,
} as const;

export const logosRow = defineSection({
  ...model,
  id: "LogosRow",
  label: { en: "Logos", ru: "Логотипы" },
  description: {
    en: "Logos of partners, clients or papers in a row",
    ru: "Логотипы партнёров, клиентов или изданий в ряд",
  },
  thumbnailRatio: 0.25,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const logosText = defineSection({
  ...model,
  id: "LogosText",
  label: { en: "Sentence with logos", ru: "Фраза с логотипами" },
  description: {
    en: "A sentence, and the logos that it is about beside it",
    ru: "Фраза и логотипы тех, о ком она, рядом",
  },
  thumbnailRatio: 0.2,
  hasAnimation: false,
  load: () => import("./logos-text/look.ts"),
});
