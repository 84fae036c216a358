import { logoMeta, logoProps } from "#/site/logo-meta.ts";
import { defineSection } from "../kit/index.ts";
import { noHeaderFields } from "./fields.ts";

export const noHeader = defineSection({
  id: "NoHeader",
  category: "header",
  isUnique: true,
  label: { en: "Navigation bar only", ru: "Только меню" },
  description: {
    en: "Logo, links and languages on the page background",
    ru: "Логотип, ссылки и языки на фоне страницы",
  },
  thumbnailRatio: 0.3148,
  hasAnimation: false,
  fields: noHeaderFields,
  load: () => import("./look.ts"),
  metaData: logoMeta,
  defaultProps: logoProps,
});
