import type { ReactNode } from "react";
import { useEnvironment } from "#/sections/kit/index.ts";

/** The first thing that a keyboard reaches; leads past the bar to `<main id="main">`. */
export function SkipLink(): ReactNode {
  const { message } = useEnvironment();
  return (
    <a className="skip" href="#main">
      {message("skipToContent")}
    </a>
  );
}
