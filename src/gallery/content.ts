import { held } from "#/fields/held-value.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import type { TextField } from "#/fields/text/spec.ts";
import { newFields, newItem } from "#/site/new-fields.ts";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { Picture } from "#/site/image.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { sampleKind } from "./samples.ts";
import type { SampleKind, Samples } from "./samples.ts";
import type { Content, Scene } from "./scene.ts";
import { listOfLength, textOfLength } from "./words.ts";

export interface ContentOptions extends Pick<Scene, "content" | "language" | "ink" | "ground"> {
  readonly createId: () => string;
  /** Whose fields these are, where pictures are told by it. */
  readonly template?: string;
  /** Ids of assets that fill the pictures in turn, by what a place is for; undefined leaves them empty. */
  readonly samples?: Samples | undefined;
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

const turns = new Map<SampleKind, number>();
function nextPicture(spec: PictureField, options: ContentOptions): Picture | null {
  const { samples, template = "" } = options;
  if (!samples) return null;
  const kind = sampleKind(spec, template);
  const turn = turns.get(kind) ?? 0;
  turns.set(kind, turn + 1);
  const asset = samples[kind][turn % samples[kind].length] ?? "";
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
      return spec.role ? nextPicture(spec, options) : value;
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

/** A template's fields as full as the content asks. What is made for a place begins with its first in each template. */
export function fieldsFor(specs: FieldSpecs, options: ContentOptions): StoredFields {
  for (const kind of turns.keys()) if (kind !== "photo") turns.delete(kind);
  return filled(specs, newFields(specs, options), options);
}
