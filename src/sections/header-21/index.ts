import { defineSection } from "../kit/index.ts";
import { header21Fields } from "./fields.ts";

export const header21 = defineSection({
  id: "Header21",
  category: "header",
  isUnique: true,
  label: { en: "Header with a picture", ru: "Шапка с фотографией" },
  description: {
    en: "A large picture with a title, a text and two buttons",
    ru: "Большая фотография с заголовком, текстом и двумя кнопками",
  },
  thumbnailRatio: 0.55,
  hasAnimation: false,
  fields: header21Fields,
  load: () => import("./look.ts"),
  // words take a side of the picture, and in the middle or at the end of their lines none
  isTwoSided: ({ background, titleAlignment }) =>
    Boolean(background) && (titleAlignment ?? "start") === "start",
  isUnderBar: true,
  // of its style: behind the words themselves, and the corner around them
  shades: [0.63, 0.4],
  // to here the gradient below dark words is light enough by itself
  groundReach: 0.45,
});
