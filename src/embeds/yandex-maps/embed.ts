import { defineEmbed } from "../embed.ts";
import { mapPoint, storedView, viewOf } from "../map-point.ts";

const host = /^(?:www\.|maps\.)?yandex\.(?:ru|com|by|kz|uz|com\.tr|com\.am|com\.ge)$/;
/** A map that was drawn in the constructor, and an organisation with its card. */
const drawn = /^constructor:[\da-f]{32,64}$/;
const organisation = /^org:\d{5,15}$/;
const all = [mapPoint, drawn, organisation].map(({ source }) => source).join("|");

export const yandexMaps = defineEmbed({
  name: "yandex-maps",
  label: "Яндекс Карты",
  company: "Yandex",
  shape: "map",
  pattern: new RegExp(all),
  read(address) {
    const { hostname, pathname, searchParams } = address;
    if (!host.test(hostname) || !/^\/(?:maps|map-widget)(?:\/|$)/.test(pathname)) return undefined;
    const map = searchParams.get("um");
    if (map) return map;
    const place =
      /\/org\/(?:[^/]+\/)?(\d{5,15})(?:\/|$)/.exec(pathname)?.[1] ?? searchParams.get("oid");
    if (place) return `org:${place}`;
    return storedView(address, searchParams.get("z"));
  },
  isShort: ({ hostname, pathname }) => host.test(hostname) && pathname.startsWith("/maps/-/"),
  frame(id) {
    if (drawn.test(id)) return `https://yandex.ru/map-widget/v1/?um=${encodeURIComponent(id)}`;
    if (organisation.test(id)) return `https://yandex.ru/map-widget/v1/?oid=${id.slice(4)}`;
    const { latitude, longitude, zoom } = viewOf(id);
    const point = `${longitude}%2C${latitude}`;
    return `https://yandex.ru/map-widget/v1/?ll=${point}&z=${zoom}&pt=${point}`;
  },
  page(id) {
    if (drawn.test(id)) return `https://yandex.ru/maps/?um=${encodeURIComponent(id)}`;
    if (organisation.test(id)) return `https://yandex.ru/maps/org/${id.slice(4)}/`;
    const { latitude, longitude, zoom } = viewOf(id);
    const point = `${longitude}%2C${latitude}`;
    return `https://yandex.ru/maps/?ll=${point}&z=${zoom}&pt=${point}`;
  },
  hosts: ["https://yandex.ru"],
});
