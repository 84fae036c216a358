import { logoFileWidth } from "./limits.ts";
import type { LogoMeta, LogoProps } from "./logo-meta-schema.ts";
import { navigationFields } from "./navigation.ts";

const slot = { width: logoFileWidth } as const;
const { options, initial } = navigationFields.logoColor;

/** What the navigation-only bar says of the site's logo (specification, section 3). */
export const logoMeta: LogoMeta = {
  logoSrc: {
    type: "logo",
    dimensions: "logoDimensions",
    optimization: [slot, slot, slot, slot],
    min: 0,
    max: 2048,
    default: "",
  },
  logoDimensions: { type: "dimensions", default: {} },
  logoColor: { type: "choice", options: [...options], default: initial },
};

/** What the bar starts with. */
export const logoProps: LogoProps = {
  logoSrc: "",
  logoColor: "default",
  logoDimensions: {},
};
