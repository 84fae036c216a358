import "react";

declare module "react" {
  /** Styles may set custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
