import { defineSection } from "../kit/index.ts";
import { aboutStoryFields } from "./fields.ts";
import { aboutStoryChanges } from "./versions.ts";

export const aboutStory = defineSection({
  id: "AboutStory",
  category: "about",
  isUnique: false,
  label: { en: "A story", ru: "История" },
  description: {
    en: "How it began, with a tall picture, a signature and a few figures",
    ru: "Как всё началось: высокая картинка, подпись автора и несколько цифр",
  },
  thumbnailRatio: 0.73,
  hasAnimation: false,
  fields: aboutStoryFields,
  changes: aboutStoryChanges,
  load: () => import("./look.ts"),
  isTwoSided: true,
});
