import { readPoint } from "#/fields/place/read-point.ts";

/** A point of a map and how near it is looked at, as `latitude,longitude,zoom`. */
export const mapPoint = /^-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?,\d{1,2}$/;

interface View {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** Houses and the names of their streets are to be seen. */
const near = 16;
const nearest = 21;

export function viewOf(id: string): View {
  const [latitude = 0, longitude = 0, zoom = 0] = id.split(",").map(Number);
  return { latitude, longitude, zoom };
}

/** What is stored of a map's address; undefined where no point is in it. */
export function storedView({ href }: URL, zoom: string | null | undefined): string | undefined {
  const point = readPoint(href);
  const level = Math.round(Number(zoom)) || near;
  return point && `${point.latitude},${point.longitude},${Math.min(Math.max(level, 1), nearest)}`;
}
