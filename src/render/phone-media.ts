import { breakpoints } from "#/site/design-constants.ts";

/** Where phones' parts of pictures are shown. */
export const phoneMedia = `(max-width: ${breakpoints.small}px)`;
