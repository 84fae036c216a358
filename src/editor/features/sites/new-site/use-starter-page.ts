import { useEffect, useState } from "react";
import type { StarterPageInput } from "../../../starters/starter-page.ts";
import { starterPage } from "../../../starters/starter-page.ts";

/** A page as it would look, drawn anew when what it is made of changes; the one before stays until then. */
export function useStarterPage(input: StarterPageInput | undefined): string | undefined {
  const [html, setHtml] = useState<string>();
  const key = input && JSON.stringify([input.starter, input.choice, input.page]);
  useEffect(() => {
    let isNewest = true;
    async function draw(): Promise<void> {
      const drawn = input && (await starterPage(input));
      if (isNewest && drawn !== undefined) setHtml(drawn);
    }
    // what can't be drawn leaves what was drawn before
    void draw().catch(() => undefined);
    return () => {
      isNewest = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what of it matters
  }, [key]);
  return html;
}
