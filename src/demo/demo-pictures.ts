import type { Picture } from "#/site/image.ts";
import { ru } from "./demo-fields.ts";

/** The shop's pictures by file name (in `pictures/`), with what they show. */
export const demoPictures = {
  "shop-hero.jpg":
    "Светящиеся кольца светодиодной фары над мокрой дорогой ночью, на фоне размытых огней города",
  "shop-product-set.jpg":
    "Комплект из четырёх модулей-обманок CAN-шины и двух светодиодных автоламп",
  "shop-product-pair.jpg": "Пара модулей-обманок CAN-шины, чёрный и серебристый, с разъёмами",
  "shop-product-single.jpg":
    "Чёрный ребристый модуль-обманка CAN-шины с коротким жгутом проводов и двумя разъёмами",
  "shop-contact-bg.jpg":
    "Тёмный абстрактный фон с мягкими белыми, синими и красными световыми полосами",
  "shop-gallery-box.jpg":
    "Открытая картонная коробка с двумя модулями CAN-шины в тёмном поролоне, рядом третий модуль",
  "shop-gallery-connector.jpg":
    "Двухконтактный автомобильный разъём с латунными ножами крупным планом",
  "shop-gallery-pins.jpg": "Позолоченные контакты двенадцатиконтактного разъёма, макросъёмка",
  "shop-gallery-bulb.jpg": "Горящая светодиодная автолампа рядом с модулем-обманкой CAN-шины",
} as const;
export type DemoPicture = keyof typeof demoPictures;

export interface DemoOptions {
  /** The id of the asset that was made of this file. */
  readonly assetOf: (file: DemoPicture) => string;
}

/** A picture of the shop in a field; `focus` as [x, y] in shares of the picture. */
export type Photo = (file: DemoPicture, focus?: readonly [x: number, y: number]) => Picture;

export function photoOf({ assetOf }: DemoOptions): Photo {
  return (file, focus) => ({
    asset: assetOf(file),
    alt: ru(demoPictures[file]),
    crop: null,
    focus: focus ? { x: focus[0], y: focus[1] } : null,
  });
}
