import { describe, expect, it } from "vitest";
import { list } from "#/fields/list/spec.ts";
import { picture } from "#/fields/picture/spec.ts";
import { text } from "#/fields/text/spec.ts";
import type { Asset, Picture } from "#/site/image.ts";
import {
  photosInTurn,
  picturePlaceFiles,
  withPicturePlaces,
  withPictures,
} from "./filled-pictures.ts";

const asset = (id: string, kind: Asset["kind"]): Asset => ({
  id,
  kind,
  name: id,
  width: 10,
  height: 10,
  colour: "#000000",
  hasAlpha: false,
});
const image = picture({ ratio: "1:1", sizes: "100vw" });
const specs = {
  title: text(),
  image,
  blocks: list({
    min: 0,
    max: 9,
    itemName: { en: "One", ru: "Один" },
    item: { image },
    initial: [],
  }),
};
const own = { asset: "own", alt: {}, crop: null, focus: null };

describe("pictures of a thumbnail", () => {
  it("are the site's photos in turn, and those that are there stay", () => {
    const fields = {
      title: {},
      image: own,
      blocks: [
        { id: "a", image: null },
        { id: "b", image: null },
        { id: "c", image: null },
      ],
    };
    const photos = photosInTurn([
      asset("one", "photo"),
      asset("logo", "drawing"),
      asset("two", "photo"),
    ]);
    expect(withPictures(specs, fields, photos)).toMatchObject({
      image: { asset: "own" },
      blocks: [
        { id: "a", image: { asset: "one" } },
        { image: { asset: "two" } },
        { image: { asset: "one" } },
      ],
    });
  });

  it("PICK-09: stay empty where a sign belongs, such as a logo", () => {
    const sign = { logo: picture({ ratio: "free", sizes: "200px", isSign: true }) };
    const photos = photosInTurn([asset("one", "photo")]);
    expect(withPictures(sign, { logo: null }, photos)).toEqual({ logo: null });
    expect(withPictures(sign, { logo: own }, photos)).toEqual({ logo: own });
  });

  it("PICK-105: a photo of the site is nobody's face: portraits are places for one, or left to initials", () => {
    const face = { role: "portrait", ratio: "1:1", sizes: "64px" } as const;
    const faces = { face: picture(face), initials: picture({ ...face, hasInitials: true }) };
    const shown = withPictures(
      faces,
      { face: null, initials: null },
      photosInTurn([asset("one", "photo")]),
    );
    expect(shown["initials"]).toBeNull();
    expect(picturePlaceFiles((shown["face"] as Picture).asset)?.src).toMatch(/^data:image\/svg/);
    expect(withPictures(faces, { face: own, initials: own }, () => undefined)).toEqual({
      face: own,
      initials: own,
    });
  });

  it("stay empty on a site without photos", () => {
    const fields = { title: {}, image: null, blocks: [] };
    expect(withPictures(specs, fields, photosInTurn([asset("logo", "drawing")]))).toEqual(fields);
  });

  it("SWAP-41: are places for those that nobody has chosen, but for what lies behind words and for signs", () => {
    const behind = picture({ role: "backdrop", ratio: "16:9", sizes: "100vw" });
    const sign = picture({ ratio: "free", sizes: "200px", isSign: true });
    const fields = { image: null, own, behind: null, sign: null };
    const places = withPicturePlaces({ image, own: image, behind, sign }, fields);
    expect(places).toMatchObject({ own: { asset: "own" }, behind: null, sign: null });
    const place = places["image"] as Picture;
    expect(picturePlaceFiles(place.asset)?.src).toMatch(/^data:image\/svg/);
    expect(picturePlaceFiles("own")).toBeUndefined();
  });
});
