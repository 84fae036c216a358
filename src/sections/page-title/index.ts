import { defineSection } from "../kit/index.ts";
import { pageTitleFields } from "./fields.ts";
import { pageTitleChanges } from "./versions.ts";

/** What the layouts have in common. */
const model = {
  category: "header",
  isUnique: true,
  fields: pageTitleFields,
  changes: pageTitleChanges,
  showsTrail: true,
} as const;

export const pageTitle = defineSection({
  ...model,
  id: "PageTitle",
  label: { en: "Page title", ru: "Заголовок страницы" },
  description: {
    en: "Breadcrumbs and a large title with a sentence beside it, for pages within the site",
    ru: "Путь к странице, крупный заголовок и фраза рядом: для внутренних страниц",
  },
  thumbnailRatio: 0.28,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const pageTitleCentred = defineSection({
  ...model,
  id: "PageTitleCentred",
  label: { en: "Page title in the middle", ru: "Заголовок страницы посередине" },
  description: {
    en: "Breadcrumbs, a large title and a sentence, centred, for pages within the site",
    ru: "Путь к странице, крупный заголовок и фраза по центру: для внутренних страниц",
  },
  thumbnailRatio: 0.34,
  hasAnimation: false,
  load: () => import("./page-title-centred/look.ts"),
});

export const pageTitleBeside = defineSection({
  ...model,
  id: "PageTitleBeside",
  label: { en: "Page title beside a picture", ru: "Заголовок страницы с картинкой" },
  description: {
    en: "Breadcrumbs, a large title and a sentence beside a picture, for pages within the site",
    ru: "Путь к странице, крупный заголовок и фраза рядом с картинкой: для внутренних страниц",
  },
  thumbnailRatio: 0.4,
  hasAnimation: false,
  load: () => import("./page-title-beside/look.ts"),
});
