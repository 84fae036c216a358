import { useEnvironment } from "#/sections/kit/index.ts";
import type { Environment } from "#/sections/kit/index.ts";
import type { PicturePreload } from "./collected.ts";

/** The environment of published pages. */
export interface PlainEnvironment extends Environment {
  preload(picture: PicturePreload): void;
}

/** The environment of the published page around. */
export function usePlainEnvironment(): PlainEnvironment {
  return useEnvironment() as PlainEnvironment;
}
