import { defineEmbed, isAt } from "../embed.ts";

/** Films are named by their owner's number, which is negative for communities, and their own. */
const film = /video(-?\d{1,12}_\d{1,12})(?!\d)/;

export const vkVideo = defineEmbed({
  name: "vk-video",
  label: "VK Видео",
  company: "VK",
  shape: "film",
  pattern: /^-?\d{1,12}_\d{1,12}$/,
  read(address) {
    if (!isAt(address, "vk.com", "vk.ru", "vkvideo.ru")) return undefined;
    const { pathname, searchParams } = address;
    const [owner, own] = [searchParams.get("oid"), searchParams.get("id")];
    if (pathname === "/video_ext.php" && owner && own) return `${owner}_${own}`;
    return (film.exec(pathname) ?? film.exec(searchParams.get("z") ?? ""))?.[1];
  },
  frame(id) {
    const [owner = "", own = ""] = id.split("_");
    return `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${own}&autoplay=1`;
  },
  page: (id) => `https://vkvideo.ru/video${id}`,
  hosts: ["https://vkvideo.ru", "https://vk.com"],
});
