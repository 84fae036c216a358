import { defineSection } from "../kit/index.ts";
import { linksBioFields } from "./fields.ts";
import { linksBioChanges } from "./versions.ts";

/** What the layouts have in common. */
const model = {
  category: "links",
  isUnique: false,
  fields: linksBioFields,
  changes: linksBioChanges,
} as const;

export const linksBio = defineSection({
  ...model,
  id: "LinksBio",
  label: { en: "Link in bio", ru: "Страница-визитка" },
  description: {
    en: "A portrait, a name and up to twelve large links, for your profiles",
    ru: "Портрет, имя и до двенадцати крупных ссылок — для ваших профилей",
  },
  thumbnailRatio: 0.76,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const linksBioBeside = defineSection({
  ...model,
  id: "LinksBioBeside",
  label: { en: "Link in bio beside a picture", ru: "Страница-визитка с большой картинкой" },
  description: {
    en: "A picture as tall as the window, and a name with up to twelve large links beside it",
    ru: "Картинка во всю высоту окна, рядом имя и до двенадцати крупных ссылок",
  },
  thumbnailRatio: 0.68,
  hasAnimation: false,
  load: () => import("./links-bio-beside/look.ts"),
});
