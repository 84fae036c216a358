import type { ReactNode } from "react";
import { createPalette } from "#/site/palette.ts";
import type { Theme } from "#/site/theme.ts";

interface SwatchProps {
  readonly colorMode: Theme["colorMode"];
  readonly colours: Pick<Theme, "brand" | "second">;
  readonly label: string;
}

/** Two colours as a site would show them, on its page. */
export function Swatch({ colorMode, colours, label }: SwatchProps): ReactNode {
  const { page, brand, badge } = createPalette({ colorMode, ...colours });
  return <i style={{ "--page": page, "--brand": brand, "--second": badge }} title={label} />;
}
