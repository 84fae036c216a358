import { defineSection } from "../kit/index.ts";
import { announcementBarFields } from "./fields.ts";

export const announcementBar = defineSection({
  id: "AnnouncementBar",
  category: "announcement",
  isUnique: false,
  label: { en: "Announcement bar", ru: "Полоса с объявлением" },
  description: {
    en: "A line and a link above the navigation bar. Visitors can close it, and it disappears after its last day",
    ru: "Строка и ссылка над панелью навигации. Её можно закрыть, а после последнего дня она исчезает сама",
  },
  thumbnailRatio: 0.04,
  hasAnimation: false,
  standsAboveBar: true,
  fields: announcementBarFields,
  load: () => import("./look.ts"),
});
