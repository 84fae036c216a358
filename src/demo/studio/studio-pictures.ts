import type { Picture } from "#/site/image.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { say } from "./studio-words.ts";

/** The studio's pictures by file name (in `../pictures/`), with what they show. */
export const studioPictures = {
  "studio-facade.jpg": say(
    "Pink staircase and arches of a minimalist building under a deep blue sky",
    "Rosa Treppe und Bögen eines schlichten Gebäudes unter tiefblauem Himmel",
    "Розовая лестница и арки минималистичного здания под ярко-синим небом",
  ),
  "studio-interior.jpg": say(
    "Sunlit room with a white armchair, a side table, a tall plant and the shadows of arched windows",
    "Sonniges Zimmer mit weißem Sessel, Beistelltisch, hoher Pflanze und den Schatten von Bogenfenstern",
    "Залитая солнцем комната: белое кресло, столик, высокое растение и тени арочных окон",
  ),
  "studio-ceramics.jpg": say(
    "Ceramic vases and bowls on plinths in warm terracotta light",
    "Keramikvasen und Schalen auf Sockeln in warmem Terrakottalicht",
    "Керамические вазы и чаши на подиумах в тёплом терракотовом свете",
  ),
  "studio-coffee.jpg": say(
    "Cup of coffee with a milk heart and a croissant on a wooden table, seen from above",
    "Tasse Kaffee mit Milchherz und ein Croissant auf einem Holztisch, von oben gesehen",
    "Чашка кофе с молочным сердечком и круассан на деревянном столе, вид сверху",
  ),
  "studio-leaf-shadow.jpg": say(
    "Shadows of palm leaves on a light plaster wall",
    "Schatten von Palmblättern auf einer hellen Putzwand",
    "Тени пальмовых листьев на светлой оштукатуренной стене",
  ),
  "studio-desk.jpg": say(
    "Wooden desk with an open laptop, a lamp, a mug, a notebook and a plant",
    "Schreibtisch aus Holz mit aufgeklapptem Laptop, Lampe, Becher, Notizbuch und Pflanze",
    "Деревянный стол с открытым ноутбуком, лампой, кружкой, блокнотом и растением",
  ),
  "studio-event-table.jpg": say(
    "Evening table with candles and a flower arrangement in front of warm blurred lights",
    "Abendtafel mit Kerzen und Blumenschmuck vor warmen, unscharfen Lichtern",
    "Вечерний стол со свечами и цветочной композицией на фоне тёплых размытых огней",
  ),
  "studio-headphones.jpg": say(
    "Dark over-ear headphones on a round stand against a yellow backdrop",
    "Dunkle Kopfhörer auf einem runden Sockel vor gelbem Hintergrund",
    "Тёмные накладные наушники на круглой подставке на жёлтом фоне",
  ),
  "studio-papercut-waves.jpg": say(
    "Paper-cut waves from cream to deep blue with a rising sun",
    "Wellen aus geschnittenem Papier von Creme bis Tiefblau mit aufgehender Sonne",
    "Волны из бумаги от кремового до тёмно-синего и восходящее солнце",
  ),
  "studio-soft-shapes.jpg": say(
    "Pastel spheres, rings and cylinders on a lilac background",
    "Pastellfarbene Kugeln, Ringe und Zylinder auf lila Grund",
    "Пастельные шары, кольца и цилиндры на сиреневом фоне",
  ),
  "studio-avatar-1.jpg": say(
    "Clay figure with brown hair and a coral jumper",
    "Knetfigur mit braunem Haar und korallenrotem Pullover",
    "Пластилиновый человечек с каштановыми волосами в коралловом свитере",
  ),
  "studio-avatar-2.jpg": say(
    "Clay figure with a dark bob and round golden glasses",
    "Knetfigur mit dunklem Bob und runder goldener Brille",
    "Пластилиновая девушка с тёмным каре, в круглых золотистых очках",
  ),
  "studio-avatar-4.jpg": say(
    "Clay figure with dark curls and a green jumper",
    "Knetfigur mit dunklen Locken und grünem Pullover",
    "Пластилиновый человечек с тёмными кудрями в зелёном свитере",
  ),
  "studio-mark.png": say(
    "Mark of Voss & Hale: a white door and a coral window",
    "Zeichen von Voss & Hale: eine weiße Tür und ein korallenrotes Fenster",
    "Знак Voss & Hale: белая дверь и коралловое окно",
  ),
} as const satisfies Record<string, LocalizedText>;
export type StudioPicture = keyof typeof studioPictures;

/** A picture of the studio in a field; `focus` as [x, y] in shares of the picture. */
export type StudioPhoto = (file: StudioPicture, focus?: readonly [x: number, y: number]) => Picture;

/** `assetOf` names the asset that was made of a file. */
export function studioPhotoOf(assetOf: (file: StudioPicture) => string): StudioPhoto {
  return (file, focus) => ({
    asset: assetOf(file),
    alt: studioPictures[file],
    crop: null,
    focus: focus ? { x: focus[0], y: focus[1] } : null,
  });
}
