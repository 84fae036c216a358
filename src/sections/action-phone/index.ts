import { defineSection } from "../kit/index.ts";
import { actionPhoneFields } from "./fields.ts";

export const actionPhone = defineSection({
  id: "ActionPhone",
  category: "action",
  isUnique: false,
  label: { en: "Bar for phones", ru: "Панель для телефонов" },
  description: {
    en: "A button and a round icon at the foot of the window, on phones only, once the header has left",
    ru: "Кнопка и значок внизу окна: только на телефонах, после того как шапка ушла вверх",
  },
  thumbnailRatio: 0.1,
  hasAnimation: true,
  fields: actionPhoneFields,
  load: () => import("./look.ts"),
});
