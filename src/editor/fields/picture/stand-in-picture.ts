import { logoPlace, whitePlace } from "#/site/failed-pictures.ts";
import { isLogoField } from "#/site/navigation.ts";
import type { PictureField } from "#/fields/picture/spec.ts";

const freeRatio = { width: 3, height: 2 };

/** A slot's ratio as two numbers; 3:2 where a slot takes any. */
export function ratioOf({ ratio }: Pick<PictureField, "ratio">): { width: number; height: number } {
  const [width = Number.NaN, height = Number.NaN] = ratio.split(":").map(Number);
  return width > 0 && height > 0 ? { width, height } : freeRatio;
}

interface StandIn {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

function drawing(
  spec: PictureField,
  { ground, mark, path }: { ground: string; mark: string; path: string },
): StandIn {
  const ratio = ratioOf(spec);
  const width = 800;
  const height = Math.round((width * ratio.height) / ratio.width);
  const scale = Math.min(width, height) / 120;
  const place = `translate(${width / 2 - 12 * scale} ${height / 2 - 12 * scale}) scale(${scale})`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="${place}" fill="none" stroke="${mark}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${path}</g></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}

const landscape =
  '<rect x="3" y="3" width="18" height="18" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21"/>';

/** What keeps the room of a picture that isn't there yet. */
export function emptyPicture(spec: PictureField): StandIn {
  return drawing(spec, { ground: "#8a8f9a33", mark: "#8a8f9a", path: landscape });
}

/** What stands for a picture that could not be loaded, and has its slot's room (specification, section 8). */
export function failedPicture(spec: PictureField): StandIn {
  if (isLogoField(spec)) return { src: logoPlace, width: 50, height: 50 };
  const { width, height } = emptyPicture(spec);
  return { src: whitePlace, width, height };
}
