import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://www.openstreetmap.org/#map=17/51.45450/-2.58790", "51.4545,-2.5879,17"],
    [
      "https://www.openstreetmap.org/?mlat=51.4545&mlon=-2.5879#map=15/51.45/-2.58",
      "51.4545,-2.5879,15",
    ],
    ["https://osm.org/go/0EEQjEEb?m=", "51.510998,0.054996,16"],
    ["osm.org/go/0EEQjE--", "51.510773,0.054932,9"],
  ],
  hostile: [
    "https://osm.org/go/",
    "https://osm.org/go/%3Cscript%3E",
    "https://osm.org.evil.example/go/0EEQjE--",
    "https://www.openstreetmap.org/about",
    "https://openstreetmap.org.evil.example/#map=17/51.4/2.5",
    "https://www.openstreetmap.org/#map=17/95.4/2.5",
  ],
  frame:
    "https://www.openstreetmap.org/export/embed.html?bbox=-2.59273%2C51.45300%2C-2.58307%2C51.45600&layer=mapnik&marker=51.4545%2C-2.5879",
  page: "https://www.openstreetmap.org/?mlat=51.4545&mlon=-2.5879#map=17/51.4545/-2.5879",
};
