import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://soundcloud.com/forss/flickermood", "forss/flickermood"],
    ["https://soundcloud.com/forss/sets/soulhack", "forss/sets/soulhack"],
    [
      "https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/forss/flickermood&color=%23ff5500",
      "forss/flickermood",
    ],
    [
      "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500&auto_play=false",
      "tracks:293",
    ],
    [
      "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/playlists/soundcloud%253Aplaylists%253A405726",
      "playlists:405726",
    ],
  ],
  short: ["https://on.soundcloud.com/aBc123", "snd.sc/abc"],
  hostile: [
    "https://soundcloud.com/discover/sets/x",
    "https://soundcloud.com/forss",
    "https://soundcloud.example/forss/flickermood",
    "https://w.soundcloud.com/player/?url=https%3A//evil.example/a/b",
    "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/users/293",
    "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293%26auto_play=true",
  ],
  frame:
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&auto_play=true",
  page: "https://soundcloud.com/forss/flickermood",
};
