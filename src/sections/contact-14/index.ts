import { defineSection } from "../kit/index.ts";
import { contact14Fields } from "./fields.ts";
import { contact14Changes } from "./versions.ts";

export const contact14 = defineSection({
  id: "Contact14",
  category: "contact",
  isUnique: false,
  hasForm: true,
  label: { en: "Contact form", ru: "Форма связи" },
  description: {
    en: "A form beside a title, an address, an email address and a phone number",
    ru: "Форма рядом с заголовком, адресом, почтой и телефоном",
  },
  thumbnailRatio: 0.59,
  hasAnimation: false,
  fields: contact14Fields,
  changes: contact14Changes,
  load: () => import("./look.ts"),
  // of its style
  shades: [0.64],
  areWordsAllOver: true,
  isTwoSided: true,
});
