import { calendly } from "./calendly/embed.ts";
import type { Embed } from "./embed.ts";
import { googleMaps } from "./google-maps/embed.ts";
import { openStreetMap } from "./openstreetmap/embed.ts";
import { rutube } from "./rutube/embed.ts";
import { soundCloud } from "./soundcloud/embed.ts";
import { spotify } from "./spotify/embed.ts";
import { vimeo } from "./vimeo/embed.ts";
import { vkVideo } from "./vk-video/embed.ts";
import { yandexMaps } from "./yandex-maps/embed.ts";
import { youtube } from "./youtube/embed.ts";

/** Every third party that may stand in a frame, in the order in which owners read of them. */
export const embeds: readonly Embed[] = [
  youtube,
  vimeo,
  rutube,
  vkVideo,
  googleMaps,
  yandexMaps,
  openStreetMap,
  calendly,
  spotify,
  soundCloud,
];
