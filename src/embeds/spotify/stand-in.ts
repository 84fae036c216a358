import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy?si=x", "album/4aawyAB9vmqN3uQ7FjRGTy"],
    [
      "https://open.spotify.com/intl-de/album/4aawyAB9vmqN3uQ7FjRGTy",
      "album/4aawyAB9vmqN3uQ7FjRGTy",
    ],
    ["https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy", "album/4aawyAB9vmqN3uQ7FjRGTy"],
  ],
  short: ["https://spotify.link/aBc123", "https://spoti.fi/aBc123"],
  hostile: [
    "https://open.spotify.com/user/abc",
    "https://spotify.com.evil.example/album/4aawyAB9vmqN3uQ7FjRGTy",
  ],
  frame: "https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy",
  page: "https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy",
};
