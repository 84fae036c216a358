import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://vkvideo.ru/video-22822305_456241864", "-22822305_456241864"],
    ["https://vk.com/video?z=video-22822305_456241864%2Fclub22822305", "-22822305_456241864"],
    ["https://vk.com/video_ext.php?oid=-22822305&id=456241864&hd=2", "-22822305_456241864"],
    ["https://m.vk.com/video-22822305_456241864?list=abc", "-22822305_456241864"],
  ],
  hostile: [
    "https://vk.com/club1",
    "https://vk.com/video_ext.php?oid=1;x&id=2",
    "https://vk.example/video-22822305_456241864",
  ],
  frame: "https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864&autoplay=1",
  page: "https://vkvideo.ru/video-22822305_456241864",
};
