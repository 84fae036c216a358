import { defineEmbed, inPath, isAt } from "../embed.ts";

export const rutube = defineEmbed({
  name: "rutube",
  label: "Rutube",
  company: "Rutube",
  shape: "film",
  pattern: /^[\da-f]{32}$/,
  read: (address) =>
    isAt(address, "rutube.ru")
      ? inPath(address, /^\/(?:video|shorts|play\/embed)\/([\da-f]{32})\/?$/)
      : undefined,
  frame: (id) => `https://rutube.ru/play/embed/${id}`,
  page: (id) => `https://rutube.ru/video/${id}/`,
  hosts: ["https://rutube.ru"],
});
