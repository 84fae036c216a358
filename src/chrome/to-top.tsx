import type { ReactNode } from "react";
import { Icon, useEnvironment } from "#/sections/kit/index.ts";

/**
 * Leads back to the page's top. It is hidden until the runtime shows it, 400 px down (specification, section 2), and
 * stands in the middle of the window's height where another floating part has its corner.
 */
export function ToTop({ isCentred = false }: { isCentred?: boolean }): ReactNode {
  const { message, spoken } = useEnvironment();
  return (
    <button
      className="to-top"
      type="button"
      aria-label={message("toTop")}
      {...spoken}
      data-at={isCentred ? "centre" : undefined}
      hidden
    >
      <Icon name="up" />
    </button>
  );
}
