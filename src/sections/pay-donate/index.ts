import { defineSection } from "../kit/index.ts";
import { payDonateFields } from "./fields.ts";
import { payDonateChanges } from "./versions.ts";

export const payDonate = defineSection({
  id: "PayDonate",
  category: "action",
  isUnique: false,
  label: { en: "Donations", ru: "Пожертвования" },
  description: {
    en: "Amounts to choose from, once or every month, what each buys and how much is collected",
    ru: "Суммы на выбор, разово или каждый месяц, что на них купят и сколько уже собрано",
  },
  thumbnailRatio: 0.65,
  hasAnimation: false,
  fields: payDonateFields,
  changes: payDonateChanges,
  load: () => import("./look.ts"),
});
