import { defineEmbed, inPath, isAt } from "../embed.ts";

/** Seconds of `90`, `90s` or `1m30s`. */
function seconds(time: string | null): number {
  const [, hours = 0, minutes = 0, rest = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? "")?.map((part) => Number(part ?? 0)) ?? [];
  return Math.min(hours * 3600 + minutes * 60 + rest, 99_999);
}

export const youtube = defineEmbed({
  name: "youtube",
  label: "YouTube",
  company: "Google",
  shape: "film",
  pattern: /^[\w-]{11}(?:@[1-9]\d{0,4})?$/,
  read(address) {
    const film = isAt(address, "youtu.be")
      ? inPath(address, /^\/([\w-]{11})$/)
      : isAt(address, "youtube.com", "youtube-nocookie.com")
        ? (inPath(address, /^\/(?:embed|shorts|live|v)\/([\w-]{11})$/) ??
          address.searchParams.get("v"))
        : null;
    const from = seconds(address.searchParams.get("t") ?? address.searchParams.get("start"));
    return film ? `${film}${from > 0 ? `@${from}` : ""}` : undefined;
  },
  frame(id) {
    const [film = "", from] = id.split("@");
    const start = from === undefined ? "" : `&start=${from}`;
    return `https://www.youtube-nocookie.com/embed/${film}?autoplay=1&rel=0${start}`;
  },
  page(id) {
    const [film = "", from] = id.split("@");
    return `https://www.youtube.com/watch?v=${film}${from === undefined ? "" : `&t=${from}s`}`;
  },
  hosts: ["https://www.youtube-nocookie.com"],
});
