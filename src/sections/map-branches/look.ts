import { defineLook } from "../kit/index.ts";
import type { mapBranchesFields } from "./fields.ts";
import style from "./style.css?inline";
import { MapBranches } from "./view.tsx";

export const look = defineLook<typeof mapBranchesFields>({
  View: MapBranches,
  style,
  about: ({ branches }, read) => ({
    places: branches.map(({ name, place }) => ({
      name: read(name),
      address: read(name),
      point: place,
    })),
  }),
});
