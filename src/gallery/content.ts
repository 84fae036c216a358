import { held } from "#/fields/held-value.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import type { TextField } from "#/fields/text/spec.ts";
import { newFields, newItem } from "#/site/new-fields.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { Picture } from "#/site/image.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Content, Scene } from "./scene.ts";
import { listOfLength, textOfLength } from "./words.ts";

export interface ContentOptions extends Pick<Scene, "content" | "language" | "ink" | "ground"> {
  readonly createId: () => string;
  /** Ids of assets that fill the pictures in turn; empty leaves them empty. */
  readonly assets: readonly string[];
}

function textValue(spec: TextField, options: ContentOptions): LocalizedText | undefined {
  const { content, language } = options;
  switch (content) {
    case "default":
    case "one":
    case "most":
      return undefined;
    case "empty":
      return {};
    case "short":
      return { [language]: { text: (language === "ru" ? "Да" : "Yes").slice(0, spec.limit) } };
    case "limits": {
      const isList = spec.initial.en.includes("\n•");
      return {
        [language]: {
          text: isList ? listOfLength(spec.limit, language) : textOfLength(spec.limit, language),
        },
      };
    }
  }
}

function itemCount(spec: FieldSpec & { kind: "list" }, content: Content, initial: number): number {
  if (content === "one") return Math.max(1, spec.min);
  if (content === "limits" && initial === 0) return Math.min(spec.max, 6);
  // a rich text has no end that a page should be tried with
  const most = "isProse" in spec ? Math.min(spec.max, 40) : spec.max;
  return content === "most" ? most : initial;
}

let turn = 0;
function nextPicture({ assets }: ContentOptions): Picture | null {
  if (assets.length === 0) return null;
  turn += 1;
  const asset = assets[turn % assets.length] ?? "";
  return { asset, alt: {}, crop: null, focus: null };
}

function filledValue(
  name: string,
  spec: FieldSpec,
  value: unknown,
  options: ContentOptions,
): unknown {
  switch (spec.kind) {
    case "text":
      return textValue(spec, options) ?? value;
    case "picture":
      // one without a role stands in for what is drawn without it
      return spec.role ? nextPicture(options) : value;
    case "link":
      return { kind: "address", address: "#main" };
    case "choice":
      return (
        spec.options.find(
          (option) =>
            (spec.role === "ink" || spec.role === "ground") && option === options[spec.role],
        ) ?? value
      );
    case "cells":
      return options.content === "limits"
        ? Object.fromEntries(
            Object.entries(held(spec, value) ?? {}).map(([column, cell]) => [
              column,
              cell === true
                ? cell
                : { [options.language]: { text: textOfLength(spec.limit, options.language) } },
            ]),
          )
        : value;
    case "list": {
      const items = held(spec, value) ?? [];
      const count = itemCount(spec, options.content, items.length);
      const all = Array.from({ length: count }, (_, index) => {
        const like = items[index % Math.max(1, items.length)];
        return like
          ? // others may point at the first ones by their ids
            { ...structuredClone(like), id: items[index]?.id ?? options.createId() }
          : newItem(spec.item, options);
      });
      return all.map((item) => ({ ...filled(spec.item, item, options), id: item.id }));
    }
    default:
      return value;
  }
}

function filled(specs: FieldSpecs, fields: StoredFields, options: ContentOptions): StoredFields {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      filledValue(name, spec, fields[name], options),
    ]),
  );
}

/** A template's fields as full as the content asks. */
export function fieldsFor(specs: FieldSpecs, options: ContentOptions): StoredFields {
  return filled(specs, newFields(specs, options), options);
}
