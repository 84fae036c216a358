import type { SiteRole } from "#/api/roles.ts";
import { mayApply } from "#/api/roles.ts";
import { isWithin } from "#/lib/text-length.ts";
import type { LanguageCode } from "#/site/language.ts";
import { isStorableText } from "#/site/localized-text.ts";
import type { Line } from "../lines.ts";
import { stepOf } from "../save-line.ts";
import type { ExchangedText } from "./exchange-file.ts";
import { exchangeId } from "./exchange-file.ts";

/** A translation of a file that is taken. */
export interface ImportedText {
  readonly line: Line;
  readonly text: string;
  /** Longer than may be published. */
  readonly isOver: boolean;
}

export type RefusedReason = "gone" | "changed" | "too-long" | "forbidden" | "twice";

/** A translation of a file that isn't taken, and why. */
export interface RefusedText {
  readonly line: Line | undefined;
  readonly text: string;
  readonly original: string;
  readonly reason: RefusedReason;
}

export interface ImportPreview {
  readonly taken: readonly ImportedText[];
  readonly refused: readonly RefusedText[];
  /** Texts that already say what the file says. */
  readonly same: number;
  /** Texts that the file leaves untranslated: they stay as they are. */
  readonly empty: number;
}

interface ImportFacts {
  readonly lines: readonly Line[];
  readonly language: LanguageCode;
  readonly role: SiteRole;
}

function reasonOf(
  line: Line | undefined,
  { original, text }: ExchangedText,
  { language, role }: ImportFacts,
): RefusedReason | undefined {
  if (!line) return "gone";
  if (line.original !== original) return "changed";
  if (!isStorableText(text, line.limit)) return "too-long";
  const written = { language, text, was: line.text };
  return mayApply(role, stepOf(line, written)) ? undefined : "forbidden";
}

/** What a file would change here. Nothing is emptied by it, and nothing translated from another original. */
export function compareImport(texts: readonly ExchangedText[], facts: ImportFacts): ImportPreview {
  const byId = new Map(facts.lines.map((line) => [exchangeId(line), line]));
  const seen = new Set<string>();
  const taken: ImportedText[] = [];
  const refused: RefusedText[] = [];
  let same = 0;
  let empty = 0;
  for (const one of texts) {
    const { id, text, original } = one;
    const line = byId.get(id);
    if (text.trim() === "") empty += 1;
    else if (line?.text === text && line.state === "translated") same += 1;
    else {
      const reason = seen.has(id) ? "twice" : reasonOf(line, one, facts);
      seen.add(id);
      if (line && reason === undefined)
        taken.push({ line, text, isOver: !isWithin(text, line.limit) });
      else refused.push({ line, text, original, reason: reason ?? "gone" });
    }
  }
  return { taken, refused, same, empty };
}
