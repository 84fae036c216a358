import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://soundcloud.com/forss/flickermood", "forss/flickermood"],
    ["https://soundcloud.com/forss/sets/soulhack", "forss/sets/soulhack"],
    [
      "https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/forss/flickermood&color=%23ff5500",
      "forss/flickermood",
    ],
  ],
  hostile: [
    "https://soundcloud.com/discover/sets/x",
    "https://soundcloud.com/forss",
    "https://soundcloud.example/forss/flickermood",
    "https://w.soundcloud.com/player/?url=https%3A//evil.example/a/b",
  ],
  frame:
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&auto_play=true",
  page: "https://soundcloud.com/forss/flickermood",
};
