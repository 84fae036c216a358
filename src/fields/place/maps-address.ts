import type { Point } from "./spec.ts";

/** Services that show a place, or open the application of theirs that is there. */
export const mapServices = ["google", "apple", "yandex", "openstreetmap"] as const;
export type MapService = (typeof mapServices)[number];

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

/**
 * Where a service shows a point, or an address where there is no point; undefined where there is neither. On phones it
 * opens the service's application.
 */
export function mapsAddress(
  service: MapService,
  point: Point | null,
  address: string,
): string | undefined {
  const words = address.replaceAll(/\s+/g, " ").trim();
  if (!point && words === "") return undefined;
  const at = point && `${point.latitude},${point.longitude}`;
  switch (service) {
    case "google":
      return `https://www.google.com/maps/search/?${query({ api: "1", query: at ?? words })}`;
    case "apple":
      return `https://maps.apple.com/?${query(at ? { ll: at, q: words || at } : { q: words })}`;
    case "yandex":
      return `https://yandex.com/maps/?${query(
        point ? { pt: `${point.longitude},${point.latitude}`, z: "17", l: "map" } : { text: words },
      )}`;
    case "openstreetmap": {
      if (!point) return `https://www.openstreetmap.org/search?${query({ query: words })}`;
      const { latitude, longitude } = point;
      const marker = query({ mlat: `${latitude}`, mlon: `${longitude}` });
      return `https://www.openstreetmap.org/?${marker}#map=17/${latitude}/${longitude}`;
    }
  }
}
