import type { Asset } from "#/site/image.ts";

/** A plate that was cut out: what can be seen through was black in its file. */
export const cutOut: Asset = {
  id: "plate",
  kind: "drawing",
  name: "plate.png",
  width: 10,
  height: 10,
  colour: "#000000",
  hasAlpha: true,
};
