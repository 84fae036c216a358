// @vitest-environment jsdom
import { afterAll, describe, expect, it } from "vitest";
import { pictureRefusals } from "#/api/picture-refusals.ts";
import { fileRefusals } from "#/api/files.ts";
import type { FileRefusal } from "#/api/files.ts";
import { uploadLimit } from "#/server/images/asset-routes.ts";
import { features } from "../../features/registry.ts";
import { registerFeatureWords } from "../../shell/register-words.ts";
import { chooseLanguage, loadWords, translator } from "../../words/i18n.ts";
import { interfaceLanguages } from "../../words/languages.ts";
import type { InterfaceLanguage } from "../../words/languages.ts";
import { refusalWords } from "../files/refusal-words.ts";
import { reasonWords } from "./upload-parts.tsx";

const files = Object.keys(fileRefusals) as FileRefusal[];
const codes = [
  "network",
  "forbidden",
  "payload-too-large",
  "no-room",
  "storage-full",
  "unavailable",
  "?",
];

/** What is said of each refusal in a language. */
async function saidIn(language: InterfaceLanguage): Promise<string[]> {
  await chooseLanguage(language);
  await Promise.all([loadWords("editing"), loadWords("files"), loadWords("screens")]);
  const [t, ofFiles, say] = [translator("editing"), translator("files"), translator("screens")];
  const failed = (reason: string) => ({ code: "invalid", details: { reason } });
  return [
    ...pictureRefusals.map((reason) => reasonWords(failed(reason), t)),
    ...codes.map((code) => reasonWords({ code, details: undefined }, t)),
    ...files.map((reason) => refusalWords(failed(reason), ofFiles, say)),
  ];
}

registerFeatureWords(features);
afterAll(() => chooseLanguage("en"));

describe.each(interfaceLanguages)("what is refused of pictures and files, in %s", (language) => {
  it("LIB-12: has words of its own for each reason", async () => {
    const english = await saidIn("en");
    const said = await saidIn(language);
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((words) => !/\p{L}{2,} \p{L}/u.test(words))).toEqual([]);
    if (language !== "en") expect(said.filter((words) => english.includes(words))).toEqual([]);
  });
});

it("LIB-12: a picture that is too large says how large one may be, and how large it is", async () => {
  await chooseLanguage("en");
  const t = translator("editing");
  const tooLarge = reasonWords({ code: "payload-too-large", details: undefined }, t);
  expect(tooLarge).toContain(`${uploadLimit / 1_048_576} MB`);
  const details = { reason: "pixels", width: 9_000, height: 8_000 };
  expect(reasonWords({ code: "invalid", details }, t)).toContain("9000 × 8000 pixels");
  expect(reasonWords({ code: "invalid", details: { reason: "__proto__" } }, t)).toBe(
    "something went wrong, try again",
  );
});
