import { defineEmbed, inPath, isAt } from "../embed.ts";

/** Pages of the service itself, at places where names of people stand. */
const own = /^(?:discover|search|you|upload|pages|settings|messages|charts|terms-of-use|stream)\//;

/** The recording whose page an address is, which people share. */
function namedBy(url: string): string | undefined {
  return /^https:\/\/soundcloud\.com\/([\w-]+\/(?:sets\/)?[\w-]+)$/.exec(url)?.[1];
}

/** The recording or list that the service's own code for pages names by a number, behind what it may write before that. */
function numberedBy(url: string): string | undefined {
  const [, kind, number] =
    /^https:\/\/api\.soundcloud\.com\/(tracks|playlists)\/(?:soundcloud(?::|%3A)\w+(?::|%3A))?(\d+)$/i.exec(
      url,
    ) ?? [];
  return kind && number && `${kind}:${number}`;
}

/** The service's player of a recording, with or without a name. */
function player(id: string): string {
  const url = id.includes(":")
    ? `https://api.soundcloud.com/${id.replace(":", "/")}`
    : `https://soundcloud.com/${id}`;
  return `https://w.soundcloud.com/player/?url=${encodeURIComponent(url)}`;
}

export const soundCloud = defineEmbed({
  name: "soundcloud",
  label: "SoundCloud",
  company: "SoundCloud",
  shape: "sound",
  pattern: /^(?:[a-z\d][\w-]{1,60}\/(?:sets\/)?[\w-]{1,200}|(?:tracks|playlists):\d{1,15})$/,
  read(address) {
    if (!isAt(address, "soundcloud.com")) return undefined;
    const played = address.hostname === "w.soundcloud.com" && address.searchParams.get("url");
    if (played) return namedBy(played) ?? numberedBy(played);
    const path = inPath(address, /^\/([a-z\d][\w-]+\/(?:sets\/)?[\w-]+)\/?$/);
    return path === undefined || own.test(path) ? undefined : path;
  },
  isShort: (address) => isAt(address, "on.soundcloud.com", "snd.sc"),
  frame: (id) => `${player(id)}&auto_play=true`,
  // only the player knows the number's name
  page: (id) => (id.includes(":") ? player(id) : `https://soundcloud.com/${id}`),
  hosts: ["https://w.soundcloud.com"],
});
