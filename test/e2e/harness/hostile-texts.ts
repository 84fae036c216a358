import type { OwnerApi } from "./owner-api.ts";

export const payload = "<script>hostile=1</script><img src=x onerror=hostile=1>";
/** For fields that take but a few characters. */
export const shortPayload = "<b>7</b";

interface TextPlace {
  readonly target: unknown;
  readonly path: readonly string[];
  readonly language: string;
  readonly was: string;
}

interface Problem {
  readonly level?: string;
  readonly target?: unknown;
  readonly path?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

interface SiteDocument {
  readonly site: {
    readonly navigation: Fields;
    readonly footer: { readonly fields: Fields };
    readonly languages: readonly { readonly code: string }[];
  };
  readonly pages: readonly {
    readonly id: string;
    readonly sections: readonly { readonly id: string; readonly fields: Fields }[];
  }[];
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text by language code: { en: { text: "…" } }; an empty one is {}. */
function wordingOf(value: unknown, language: string): string | undefined {
  const wording = isRecord(value) ? value[language] : undefined;
  return isRecord(wording) && typeof wording["text"] === "string" ? wording["text"] : undefined;
}

/** Every text that stands in some fields, those of their items included. */
function textsOf(
  fields: Fields,
  target: unknown,
  language: string,
  path: readonly string[] = [],
): TextPlace[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const here = [...path, name];
    const was = wordingOf(value, language);
    if (was !== undefined) return [{ target, path: here, language, was }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown) =>
      isRecord(item) && typeof item["id"] === "string"
        ? textsOf(item, target, language, [...here, item["id"]])
        : [],
    );
  });
}

/** Every text on a site's pages, its bar and its footer. */
export async function allTexts(api: OwnerApi, site: number): Promise<TextPlace[]> {
  const { site: record, pages } = await api.call<SiteDocument>("GET", `sites/${site}/document`);
  const language = record.languages[0]?.code ?? "en";
  const sections = pages.flatMap(({ id: page, sections: all }) =>
    all.flatMap(({ id: section, fields }) => textsOf(fields, { page, section }, language)),
  );
  return [
    ...sections,
    ...textsOf(record.navigation, { part: "navigation" }, language),
    ...textsOf(record.footer.fields, { part: "footer" }, language),
  ];
}

/** Puts script into every text of a site; where that is too long to be published, less of it. */
export async function fillWithScript(api: OwnerApi, site: number): Promise<number> {
  const places = await allTexts(api, site);
  await api.operate(
    site,
    places.map((place) => ({ name: "text.set", args: { ...place, text: payload } })),
  );
  const { problems } = await api.call<{ problems: readonly Problem[] }>(
    "GET",
    `sites/${site}/changes`,
  );
  const tooLong = new Set(problems.map(({ target, path }) => JSON.stringify([target, path])));
  const shorter = places.filter(({ target, path }) => tooLong.has(JSON.stringify([target, path])));
  if (shorter.length > 0) {
    await api.operate(
      site,
      shorter.map((place) => ({
        name: "text.set",
        args: { ...place, was: payload, text: shortPayload },
      })),
    );
  }
  return places.length;
}
