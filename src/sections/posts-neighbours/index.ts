import { defineSection } from "../kit/index.ts";
import { postsNeighboursFields } from "./fields.ts";

export const postsNeighbours = defineSection({
  id: "PostsNeighbours",
  category: "posts",
  isUnique: false,
  label: { en: "Previous and next", ru: "Раньше и позже" },
  description: {
    en: "Two large links below a post: to the one before it and to the one after",
    ru: "Две большие ссылки под записью: на предыдущую и на следующую",
  },
  thumbnailRatio: 0.26,
  hasAnimation: false,
  fields: postsNeighboursFields,
  load: () => import("./look.ts"),
});
