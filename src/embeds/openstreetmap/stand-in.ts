import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://www.openstreetmap.org/#map=17/51.45450/-2.58790", "51.4545,-2.5879,17"],
    [
      "https://www.openstreetmap.org/?mlat=51.4545&mlon=-2.5879#map=15/51.45/-2.58",
      "51.4545,-2.5879,15",
    ],
  ],
  hostile: [
    "https://www.openstreetmap.org/about",
    "https://openstreetmap.org.evil.example/#map=17/51.4/2.5",
    "https://www.openstreetmap.org/#map=17/95.4/2.5",
  ],
  frame:
    "https://www.openstreetmap.org/export/embed.html?bbox=-2.59273%2C51.45300%2C-2.58307%2C51.45600&layer=mapnik&marker=51.4545%2C-2.5879",
  page: "https://www.openstreetmap.org/?mlat=51.4545&mlon=-2.5879#map=17/51.4545/-2.5879",
};
