import { defineEmbed, isAt } from "../embed.ts";
import { mapPoint, storedView, viewOf } from "../map-point.ts";

/** What the maps' own "Embed a map" puts into the address of a frame. */
const shared = /^!1m[\w!.%:+-]{20,1500}$/;
const host = /^(?:www\.|maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;

export const googleMaps = defineEmbed({
  name: "google-maps",
  label: "Google Maps",
  company: "Google",
  shape: "map",
  pattern: new RegExp(`${mapPoint.source}|${shared.source}`),
  read(address) {
    const { hostname, pathname, search } = address;
    if (!host.test(hostname) || !/^\/maps(?:\/|$)/.test(pathname)) return undefined;
    const part = /[?&]pb=([^&]+)/.exec(search)?.[1];
    if (part !== undefined) return part;
    return storedView(address, /,(\d+)(?:\.\d+)?z/.exec(pathname)?.[1]);
  },
  isShort: (address) =>
    isAt(address, "maps.app.goo.gl") ||
    (isAt(address, "goo.gl") && address.pathname.startsWith("/maps/")),
  frame(id) {
    if (shared.test(id)) return `https://www.google.com/maps/embed?pb=${id}`;
    const { latitude, longitude, zoom } = viewOf(id);
    return `https://www.google.com/maps?q=${latitude},${longitude}&z=${zoom}&output=embed`;
  },
  page(id) {
    const middle = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(id);
    if (shared.test(id) && !middle) return "https://www.google.com/maps";
    const { latitude, longitude } = middle
      ? { latitude: middle[2], longitude: middle[1] }
      : viewOf(id);
    return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
  },
  hosts: ["https://www.google.com"],
});
