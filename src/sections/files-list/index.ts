import { defineSection } from "../kit/index.ts";
import { filesListFields } from "./fields.ts";

export const filesList = defineSection({
  id: "FilesList",
  category: "links",
  isUnique: false,
  label: { en: "Files to download", ru: "Файлы для скачивания" },
  description: {
    en: "Forms, price lists and instructions as PDF or other files, each with its kind and size",
    ru: "Анкеты, прайс-листы и инструкции в PDF и других форматах, у каждого подписаны вид и размер",
  },
  thumbnailRatio: 0.54,
  hasAnimation: false,
  fields: filesListFields,
  load: () => import("./look.ts"),
});
