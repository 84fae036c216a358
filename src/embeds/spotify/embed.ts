import { defineEmbed, inPath, isAt } from "../embed.ts";

export const spotify = defineEmbed({
  name: "spotify",
  label: "Spotify",
  company: "Spotify",
  shape: "sound",
  pattern: /^(?:track|album|playlist|artist|episode|show)\/[\dA-Za-z]{22}$/,
  read: (address) =>
    isAt(address, "open.spotify.com")
      ? inPath(
          address,
          /^(?:\/intl-\w+|\/embed)?\/((?:track|album|playlist|artist|episode|show)\/[\dA-Za-z]{22})$/,
        )
      : undefined,
  isShort: (address) => isAt(address, "spotify.link", "spoti.fi"),
  frame: (id) => `https://open.spotify.com/embed/${id}`,
  page: (id) => `https://open.spotify.com/${id}`,
  hosts: ["https://open.spotify.com"],
});
