import { defineLook } from "../kit/index.ts";
import type { noHeaderFields } from "./fields.ts";
import { NoHeader } from "./view.tsx";

export const look = defineLook<typeof noHeaderFields>({
  View: NoHeader,
  style: "",
});
