import { defineEmbed, inPath, isAt } from "../embed.ts";

/** Films that only those see who have the link have a key behind their number. */
export const vimeo = defineEmbed({
  name: "vimeo",
  label: "Vimeo",
  company: "Vimeo",
  shape: "film",
  pattern: /^\d{5,12}(?:\/[\da-f]{8,12})?$/,
  read(address) {
    if (!isAt(address, "vimeo.com")) return undefined;
    const film = inPath(address, /^(?:\/video|\/channels\/[\w-]+)?\/(\d{5,12})(?:\/[\da-f]+)?$/);
    const key = address.searchParams.get("h") ?? inPath(address, /^\/\d+\/([\da-f]{8,12})$/);
    return film && (key ? `${film}/${key}` : film);
  },
  frame(id) {
    const [film = "", key] = id.split("/");
    const secret = key === undefined ? "" : `h=${key}&`;
    return `https://player.vimeo.com/video/${film}?${secret}dnt=1&autoplay=1`;
  },
  page: (id) => `https://vimeo.com/${id}`,
  hosts: ["https://player.vimeo.com"],
});
