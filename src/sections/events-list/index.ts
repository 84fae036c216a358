import { defineSection } from "../kit/index.ts";
import { eventsListFields } from "./fields.ts";

export const eventsList = defineSection({
  id: "EventsList",
  category: "events",
  isUnique: false,
  label: { en: "What’s on", ru: "Афиша" },
  description: {
    en: "Up to twenty events with date, time, place and a button. Past ones disappear by themselves",
    ru: "До двадцати событий с датой, временем, местом и кнопкой. Прошедшие исчезают сами",
  },
  thumbnailRatio: 0.61,
  hasAnimation: false,
  fields: eventsListFields,
  load: () => import("./look.ts"),
});
