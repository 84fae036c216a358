import { defineEmbed, inPath, isAt } from "../embed.ts";

/** Pages of the service itself, at places where names of people stand. */
const own = /^(?:discover|search|you|upload|pages|settings|messages|charts|terms-of-use|stream)\//;

export const soundCloud = defineEmbed({
  name: "soundcloud",
  label: "SoundCloud",
  company: "SoundCloud",
  shape: "sound",
  pattern: /^[a-z\d][\w-]{1,60}\/(?:sets\/)?[\w-]{1,200}$/,
  read(address) {
    if (!isAt(address, "soundcloud.com")) return undefined;
    const player = address.hostname === "w.soundcloud.com" && address.searchParams.get("url");
    if (player) return /^https:\/\/soundcloud\.com\/([\w-]+\/(?:sets\/)?[\w-]+)$/.exec(player)?.[1];
    const path = inPath(address, /^\/([a-z\d][\w-]+\/(?:sets\/)?[\w-]+)\/?$/);
    return path === undefined || own.test(path) ? undefined : path;
  },
  frame: (id) =>
    `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com/${id}`)}&auto_play=true`,
  page: (id) => `https://soundcloud.com/${id}`,
  hosts: ["https://w.soundcloud.com"],
});
