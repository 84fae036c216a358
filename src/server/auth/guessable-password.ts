import { familiarWords } from "./familiar-words.data.ts";

/** Loaded with the first password that is set, and kept: 50,000 of them. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"], ...familiarWords]);
}

/** A password as lists have it: in small letters, of whatever width and form they were typed. */
function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Digits and signs that people put at the ends of a word to satisfy a rule. */
const trimmings = /^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu;

/** The shortest text that the whole is made of by repeating it. */
function repeatedPart(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/** Whether each sign follows the one before it, up or down: 23456…, fedcba…, 90123… */
function isSequence(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const isStep = (by: number) =>
    codes.every((code, at) => {
      const before = codes[at - 1];
      if (before === undefined || code === before + by) return true;
      return by > 0 ? before === 0x39 && code === 0x30 : before === 0x30 && code === 0x39;
    });
  return isStep(1) || isStep(-1);
}

/** Fewest signs that have to be left of a password without the names that everybody knows. */
const fewestOwnSigns = 4;

/** What everybody knows of an installation. */
export function installationNames(appOrigin: string): string[] {
  return ["Vitrine", new URL(appOrigin).hostname];
}

/** Words of three letters and more out of addresses and names. */
function wordsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => [plain(name), ...plain(name).split(/[^\p{L}\p{N}]+/u)]);
}

function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const known = wordsOf(names)
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length);
  const named = known.filter((word) => password.includes(word));
  if (named.length === 0) return false;
  const left = named.reduce((text, word) => text.replaceAll(word, ""), password);
  return [...left.replaceAll(/[\d\p{P}\p{S}\s]/gu, "")].length < fewestOwnSigns;
}

/**
 * Whether somebody who has a list of common passwords, or knows whose this is, would soon guess a
 * password. `names`: of the account, its sites and this installation. Its length was checked before.
 */
export async function isGuessable(password: string, names: readonly string[]): Promise<boolean> {
  const text = plain(password);
  const part = repeatedPart(text);
  const word = part.replaceAll(/\s/gu, "").replaceAll(trimmings, "");
  if ([...part].length < fewestOwnSigns || isSequence(part)) return true;
  if (isMadeOfNames(text, names)) return true;
  const common = await (commonPasswords ??= loadCommon());
  return [text, part, word, repeatedPart(word)].some((one) => one !== "" && common.has(one));
}
