import { typedKeys } from "#/lib/typed-entries.ts";
import { fontPairIds } from "#/site/font-pair.ts";
import { hexColour, colorModes, looks, orientations } from "#/site/theme.ts";
import { registry } from "#/sections/registry.ts";

export const contents = ["default", "one", "most", "empty", "short", "limits"] as const;
export type Content = (typeof contents)[number];
export const widths = [320, 390, 768, 1280, 1920, 2560] as const;

/** What can be chosen, by the name of its parameter; the first is taken where an address names none. */
export const choices = {
  template: registry.map((definition) => definition.id),
  mode: colorModes,
  look: looks,
  side: orientations,
  ownMode: ["SITE", ...colorModes],
  ownSide: ["SITE", ...orientations],
  language: ["ru", "en"],
  content: contents,
  pictures: ["yes", "no"],
  ink: ["light", "dark"],
  /** "own" is what the template begins on. */
  ground: ["own", "page", "band", "soft", "brand", "second", "picture"],
  fonts: fontPairIds,
} as const;
type Choices = typeof choices;

/** One thing to look at. */
export type Scene = { readonly [Name in keyof Choices]: Choices[Name][number] } & {
  /** Percentage of the heading sizes, 0 to 100. */
  readonly p: number;
  readonly brand: string;
  readonly second: string | null;
};

function choiceOf<Name extends keyof Choices>(
  query: URLSearchParams,
  name: Name,
): Choices[Name][number] {
  const wanted = query.get(name);
  const [first] = choices[name];
  const found = choices[name].find((option) => option === wanted) ?? first;
  if (found === undefined || (wanted !== null && found !== wanted))
    throw new Error(`${name} is one of ${choices[name].join(", ")}`);
  return found;
}

function colourOf(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  return value === null ? null : hexColour.parse(value);
}

/** The scene that an address asks for. @throws where it asks for something that there is not */
export function readScene(query: URLSearchParams): Scene {
  const chosen = Object.fromEntries(
    typedKeys(choices).map((name) => [name, choiceOf(query, name)]),
  );
  return {
    ...(chosen as { [Name in keyof Choices]: Choices[Name][number] }),
    p: Number(query.get("p") ?? 50),
    brand: colourOf(query, "brand") ?? "#1f5fd6",
    second: colourOf(query, "second"),
  };
}
