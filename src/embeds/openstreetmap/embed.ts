import { defineEmbed, isAt } from "../embed.ts";
import { mapPoint, storedView, viewOf } from "../map-point.ts";

/** Degrees of longitude that a frame of a map shows at a zoom, some 900 px wide. */
const degreesAcross = (zoom: number): number => (360 / 2 ** zoom) * (900 / 256);

/** The zoom at which so much is shown. */
function zoomOf(box: string | null): string | undefined {
  const [west, , east] = box?.split(",").map(Number) ?? [];
  const across = Number(east) - Number(west);
  return across > 0 ? String(Math.log2((360 / across) * (900 / 256))) : undefined;
}

/** Digits of short addresses, six bits each: `~` stood where `@` does. */
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~";

/** The view that a short address has in it: bits of longitude and latitude by turns, the finer the nearer. */
function shortView(address: URL): string | undefined {
  const [, code = "", rest = ""] = /^\/go\/([\w~@]{1,10})(-{0,2})$/.exec(address.pathname) ?? [];
  if (code === "") return undefined;
  const place = { longitude: -180, latitude: -90 };
  let across = 360;
  for (const letter of code.replaceAll("@", "~")) {
    const digit = digits.indexOf(letter);
    for (const bit of [32, 8, 2]) {
      across /= 2;
      if (digit & bit) place.longitude += across;
      if (digit & (bit / 2)) place.latitude += across / 2;
    }
  }
  const zoom = 3 * code.length - 8 - ((3 - rest.length) % 3);
  const shown = `?mlat=${place.latitude.toFixed(6)}&mlon=${place.longitude.toFixed(6)}`;
  return storedView(new URL(shown, "https://www.openstreetmap.org/"), String(zoom));
}

export const openStreetMap = defineEmbed({
  name: "openstreetmap",
  label: "OpenStreetMap",
  company: "OpenStreetMap Foundation",
  shape: "map",
  pattern: mapPoint,
  read(address) {
    if (!isAt(address, "openstreetmap.org", "osm.org")) return undefined;
    if (address.pathname.startsWith("/go/")) return shortView(address);
    const pin = /^(-?[\d.]+),(-?[\d.]+)$/.exec(address.searchParams.get("marker") ?? "");
    if (pin) {
      const shown = new URL(`https://www.openstreetmap.org/?mlat=${pin[1]}&mlon=${pin[2]}`);
      return storedView(shown, zoomOf(address.searchParams.get("bbox")));
    }
    return storedView(address, /^#map=(\d+)/.exec(address.hash)?.[1]);
  },
  frame(id) {
    const { latitude, longitude, zoom } = viewOf(id);
    const across = degreesAcross(zoom) / 2;
    const up = across * 0.5 * Math.cos((latitude * Math.PI) / 180);
    const box = [longitude - across, latitude - up, longitude + across, latitude + up];
    const edges = box.map((edge) => edge.toFixed(5)).join("%2C");
    return `https://www.openstreetmap.org/export/embed.html?bbox=${edges}&layer=mapnik&marker=${latitude}%2C${longitude}`;
  },
  page(id) {
    const { latitude, longitude, zoom } = viewOf(id);
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
  },
  hosts: ["https://www.openstreetmap.org"],
});
