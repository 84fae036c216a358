import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://vimeo.com/76979871", "76979871"],
    ["https://vimeo.com/76979871/0123456789", "76979871/0123456789"],
    ["https://player.vimeo.com/video/76979871?h=0123456789&dnt=1", "76979871/0123456789"],
    ["https://vimeo.com/channels/staffpicks/76979871", "76979871"],
  ],
  hostile: [
    "https://vimeo.com/about",
    "https://vimeo.com/76979871/../x",
    "https://notvimeo.com/76979871",
  ],
  frame: "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1",
  page: "https://vimeo.com/76979871",
};
