import { aliasesOf } from "#/fields/kinds.ts";
import { textHash } from "#/lib/text-hash.ts";
import type { LanguageCode } from "../../language.ts";
import type { LocalizedText } from "../../localized-text.ts";
import { isPlainObject, MigrationError, readList, readObject, readString } from "../migration.ts";
import type { DocumentPath, PlainObject } from "../migration.ts";
import { idOf, migrateLink } from "./links.ts";
import type { OldPages } from "./links.ts";
import { migratePicture } from "./pictures.ts";

export interface OldFacts extends OldPages {
  /** The language of plain texts. */
  readonly primary: LanguageCode;
  readonly languages: readonly LanguageCode[];
}

type Fields = Record<string, unknown>;

const renamed = aliasesOf("anywhere");
const renamedInButton = aliasesOf("inButton");
const renamedOutside = aliasesOf("outside");
const renamedIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Pricing8: { blocks: "cards" },
};

/** What belongs to another field (dimensions and crop to their picture), to the site, or to the editor alone. */
const dropped =
  /^(backgroundImgDimensions|imgDimensions|imgCropParams|logoSrc|logoColor|logoWidth|logoDimensions|isLoading|failed|isEditing)$/;
const alignments: Readonly<Record<string, string>> = {
  left: "start",
  right: "end",
  center: "center",
  start: "start",
  end: "end",
};
const plainChoices = new Set(["type", "kind", "ratio", "ground", "ink", "event"]);
const pictureRatios: Readonly<Record<string, number>> = { background: 16 / 9, picture: 4 / 3 };

/** A plain text as the primary language's wording; texts by language code are taken as they are. @throws MigrationError */
export function migrateText(
  value: unknown,
  path: DocumentPath,
  { primary, languages }: OldFacts,
): LocalizedText {
  if (isPlainObject(value)) {
    const foreign = Object.keys(value).find((code) => !languages.includes(code));
    if (foreign !== undefined)
      throw new MigrationError([...path, foreign], "the site doesn't have this language");
    return Object.fromEntries(
      Object.entries(value).map(([code, text]) => [
        code,
        { text: readString(text, [...path, code]) },
      ]),
    );
  }
  const text = readString(value, path);
  return text === "" ? {} : { [primary]: { text } };
}

function nameOf(name: string, level: { template: string; isButton: boolean }): string {
  const own = level.isButton ? renamedInButton[name] : renamedOutside[name];
  return own ?? renamedIn[level.template]?.[name] ?? renamed[name] ?? name;
}

interface Level {
  readonly template: string;
  readonly path: DocumentPath;
  readonly isButton: boolean;
}

function migrateValue(
  name: string,
  value: unknown,
  owner: PlainObject,
  level: Level,
  facts: OldFacts,
): unknown {
  const { path } = level;
  if (name.endsWith("Alignment")) return alignments[readString(value, path)] ?? "start";
  if (plainChoices.has(name)) return value;
  if (name === "link" || name === "buttonLink") return migrateLink(value, path, facts);
  if (name in pictureRatios)
    return migratePicture(value, path, {
      crop: owner.imgCropParams,
      ratio: pictureRatios[name] ?? 1,
    });
  if (Array.isArray(value))
    return value.map((item: unknown, place) =>
      migrateItem(name, item, { ...level, path: [...path, place] }, facts),
    );
  return typeof value === "number" && name === "overlay" ? value : migrateText(value, path, facts);
}

/** An item: an object, a text of a list of texts, or the items of a row. */
function migrateItem(list: string, item: unknown, level: Level, facts: OldFacts): Fields {
  const { path } = level;
  const id = `i${textHash(path.join("/"))}`;
  if (typeof item === "string") return { id, text: migrateText(item, path, facts) };
  if (Array.isArray(item))
    return { id, ...migrateLevel({ items: item }, { ...level, isButton: false }, facts) };
  const object = readObject(item, path);
  const { id: old, ...fields } = object;
  return {
    id: idOf(old, id),
    ...migrateLevel(fields, { ...level, isButton: list === "buttons" }, facts),
  };
}

function migrateLevel(fields: PlainObject, level: Level, facts: OldFacts): Fields {
  const next: Fields = {};
  for (const [old, value] of Object.entries(fields)) {
    if (dropped.test(old)) continue;
    const name = nameOf(old, level);
    if (name in next) throw new MigrationError([...level.path, old], `"${name}" stands here twice`);
    next[name] = migrateValue(name, value, fields, { ...level, path: [...level.path, old] }, facts);
  }
  return next;
}

/** The fields of a component's data under their present names. @throws MigrationError */
export function migrateFields(
  data: unknown,
  place: { template: string; path: DocumentPath },
  facts: OldFacts,
): Fields {
  return migrateLevel(readObject(data ?? {}, place.path), { ...place, isButton: false }, facts);
}

/** Links of the header or footer: text and link. @throws MigrationError */
export function migrateLinks(value: unknown, path: DocumentPath, facts: OldFacts): Fields[] {
  return readList(value, path).map((one, place) => {
    const own = [...path, place];
    const { text, link, url } = readObject(one, own);
    return {
      id: `i${textHash(own.join("/"))}`,
      text: migrateText(text, [...own, "text"], facts),
      link: migrateLink(link ?? url, [...own, "link"], facts),
    };
  });
}
