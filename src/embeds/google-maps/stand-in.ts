import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://www.google.com/maps/@51.4545,-2.5879,17z", "51.4545,-2.5879,17"],
    [
      "https://www.google.co.uk/maps/place/X/@51.4,-2.5,17z/data=!3m1!8m2!3d51.4545!4d-2.5879",
      "51.4545,-2.5879,17",
    ],
    [
      "https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2486!2d-2.5879!3d51.4545!2m3!1f0!2f0!3f0!3m2!1i1024!2i768",
      "!1m18!1m12!1m3!1d2486!2d-2.5879!3d51.4545!2m3!1f0!2f0!3f0!3m2!1i1024!2i768",
    ],
  ],
  short: ["https://maps.app.goo.gl/abc", "goo.gl/maps/abc"],
  hostile: [
    "https://www.google.com/search?q=51.4,2.5",
    "https://www.google.com/maps/embed?pb=javascript:alert(1)",
    "https://google.com.evil.example/maps/@51.4545,-2.5879,17z",
  ],
  frame: "https://www.google.com/maps?q=51.4545,-2.5879&z=17&output=embed",
  page: "https://www.google.com/maps/search/?api=1&query=51.4545%2C-2.5879",
};
