import type { ReactNode } from "react";
import { lineLetters } from "#/lib/letter-width.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { Theme } from "#/site/theme.ts";
import { ScopeContext, useEnvironment } from "./environment.ts";
import type { Variables } from "./environment.ts";
import { useText } from "./hooks.ts";
import { lineWidth } from "./line-width.ts";

const square = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
/** White before a letter that isn't measured, in em. */
const usualWhite = 0.04;

/**
 * What a name in one line is fitted to the page by: the width of its ink and the white before it, in em of the theme's
 * titles. Where its letters aren't measured the width is what they need at most.
 */
export function nameWidth(
  name: string,
  language: string,
  { fonts, look }: Pick<Theme, "fonts" | "look">,
): Variables {
  const pair = fontPairOf(fonts);
  const capitals = look === "SHARP" ? pair.capitals : undefined;
  const line = capitals === undefined ? name : name.toLocaleUpperCase(language);
  const { ink, before } = lineWidth(line, fonts) ?? {
    ink: Math.max(
      lineLetters(name) * (capitals ?? pair.letterWidth),
      line.match(square)?.length ?? 0,
    ),
    before: usualWhite,
  };
  return { "--ink": ink.toFixed(3), "--white": before.toFixed(2) };
}

function Name(): ReactNode {
  const { variables, language, useFace } = useEnvironment();
  const face = useFace();
  const name = useText(navigationFields.logoText).trim();
  if (name === "") return null;
  return (
    <div className="footer__name" aria-hidden="true">
      <span {...variables(nameWidth(name, language, face))}>{name}</span>
    </div>
  );
}

/** The site's name as large as the page is wide. Whoever listens to the page has heard it in the bar. */
export function FooterName(): ReactNode {
  const { navigation } = useEnvironment();
  return (
    <ScopeContext.Provider value={navigation}>
      <Name />
    </ScopeContext.Provider>
  );
}
