import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    [
      "https://rutube.ru/video/10b3a03fc01d5bbcc632a2f3514e8aab/",
      "10b3a03fc01d5bbcc632a2f3514e8aab",
    ],
    [
      "https://rutube.ru/play/embed/10b3a03fc01d5bbcc632a2f3514e8aab",
      "10b3a03fc01d5bbcc632a2f3514e8aab",
    ],
    ["rutube.ru/shorts/10b3a03fc01d5bbcc632a2f3514e8aab/?r=wd", "10b3a03fc01d5bbcc632a2f3514e8aab"],
  ],
  hostile: [
    "https://rutube.ru/channel/123/",
    "https://rutube.ru/video/xyz/",
    "https://rutube.ru.evil.example/video/10b3a03fc01d5bbcc632a2f3514e8aab/",
  ],
  frame: "https://rutube.ru/play/embed/10b3a03fc01d5bbcc632a2f3514e8aab",
  page: "https://rutube.ru/video/10b3a03fc01d5bbcc632a2f3514e8aab/",
};
