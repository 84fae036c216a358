import type { SavedSection } from "#/api/saved-sections.ts";
import { templates } from "#/sections/definitions.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { checkedClip } from "#/site/clip.ts";
import type { Clip } from "#/site/clip.ts";
import { primaryLanguage } from "#/site/language.ts";
import { standingPage } from "#/site/linked.ts";
import type { SiteFile } from "#/site/file.ts";
import type { SiteDocument } from "#/site/site.ts";
import { sendSiteFile } from "../../../api/send-site-file.ts";
import type { UploadOptions } from "../../../api/upload.ts";
import { savedPictures } from "../../../canvas/clipboard/paste-input.ts";
import type { Editor } from "../../../session/editor.ts";
import { withAssets } from "../../../session/with-assets.ts";
import { begunFrom, starterFiles } from "../../../starters/starter-page.ts";
import { thumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";
import { leavingSections } from "../saved/page-clip.ts";
import { currencyHere } from "./currency-here.ts";
import type { ForeignSections } from "./foreign-sections.ts";
import type { ChosenStarterPage, PageSource } from "./page-source.ts";

/** A starter is no site: no site has this number. */
const noSite = Number.MAX_SAFE_INTEGER;

/** A saved page. @throws OperationRefusal where this version can't show it */
export async function savedPageOf(
  editor: Editor,
  { id, clip: kept, assets }: SavedSection,
): Promise<ForeignSections> {
  await loadDefinitions(kept.sections.map(({ template }) => template));
  // the installation may have had another address then
  const clip: Clip = { ...kept, origin: location.origin };
  const sections = checkedClip(clip, { templates });
  const known = new Map(assets.map((asset) => [asset.id, asset]));
  const from = { site: editor.site.id, saved: id, assets: known, manifest: undefined };
  return {
    clip,
    sections,
    files: thumbnailSources({ ...from, origin: location.origin }).files,
    content: () => ({ copies: savedPictures(editor, id) }),
  };
}

/** The starter as this site would have it: in its name, in its first language where the starter has that, with files in its languages. */
export function starterHere(
  editor: Editor,
  answer: ChosenStarterPage["answer"],
  currency?: string,
): SiteDocument {
  const { name, languages = [] } = editor.store.records().site ?? {};
  const language = primaryLanguage(languages);
  const spoken = languages.map(({ code }) => code);
  return begunFrom(answer, { name, language, spoken, ...(currency !== undefined && { currency }) });
}

interface StarterPart {
  readonly starter: string;
  /** Where the starter has it. */
  readonly place: string;
  readonly name: string;
  readonly signal: AbortSignal;
}

/** What a starter brings, to be sent to this site. */
async function starterPart(
  { site }: Editor,
  { starter, place, name, signal }: StarterPart,
): Promise<UploadOptions> {
  const answer = await fetch(`/api/v1/starters/${starter}/${place}`, { signal });
  if (!answer.ok) throw new Error(`${place} of ${starter} can't be had`);
  const bytes = await answer.blob();
  const file = new File([bytes], name, { type: bytes.type });
  return { site: site.id, file, signal, onProgress: () => undefined };
}

/** A starter's picture as one of this site's, which is sent once. */
async function sentPicture(
  editor: Editor,
  { starter, file, signal }: { starter: string; file: string; signal: AbortSignal },
): Promise<string> {
  const part = { starter, place: `pictures/${file}`, name: file, signal };
  const asset = await editor.upload(await starterPart(editor, part));
  editor.assets.set(withAssets(editor.assets.get(), [asset]));
  return asset.id;
}

/** The pictures of a starter that came. @throws once it is given up */
async function sentPictures(
  editor: Editor,
  { starter, answer }: ChosenStarterPage,
  { wanted, signal }: { readonly wanted: ReadonlySet<string>; readonly signal: AbortSignal },
): Promise<ReadonlyMap<string, string>> {
  const files = new Map(answer.pictures.map(({ id, file }) => [id, file]));
  const sent = await Promise.allSettled(
    [...wanted].map(
      async (id) =>
        [id, await sentPicture(editor, { starter, file: files.get(id) ?? "", signal })] as const,
    ),
  );
  signal.throwIfAborted();
  return new Map(sent.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
}

/** Which contents of a starter's files came, each sent once. @throws once it is given up */
async function sentContents(
  editor: Editor,
  {
    starter,
    files,
    signal,
  }: Pick<StarterPart, "starter" | "signal"> & { files: readonly SiteFile[] },
): Promise<ReadonlySet<string>> {
  const byHash = new Map(files.map((file) => [file.hash, file]));
  const sent = await Promise.allSettled(
    [...byHash.values()].map(async ({ hash, name }) => {
      const part = { starter, place: `files/${hash}`, name, signal };
      return sendSiteFile(editor.call, await starterPart(editor, part));
    }),
  );
  signal.throwIfAborted();
  return new Set(sent.flatMap((one) => (one.status === "fulfilled" ? [one.value.hash] : [])));
}

/** A page of a starter. @throws where the starter has it no more */
async function starterPageOf(editor: Editor, chosen: ChosenStarterPage): Promise<ForeignSections> {
  const { starter, answer, page: id } = chosen;
  const { site, index, pages } = starterHere(editor, answer, await currencyHere(editor));
  const page = pages.find((one) => one.id === id);
  if (!page) throw new Error("The starter has no such page");
  const standing = standingPage(page, site).sections;
  await loadDefinitions(standing.map(({ template }) => template));
  const sections = leavingSections(standing);
  const clip: Clip = {
    vitrine: 1,
    origin: location.origin,
    site: noSite,
    page: id,
    primary: primaryLanguage(site.languages),
    pages: index.entries.map(({ id: entry, path }) => ({ id: entry, path })),
    ...(site.files && { files: site.files }),
    sections,
  };
  const { origin } = globalThis.location;
  return {
    clip,
    sections,
    files: starterFiles({ starter, pictures: answer.pictures, origin }),
    content: (signal) => ({
      bring: (wanted) => sentPictures(editor, chosen, { wanted, signal }),
      bringContents: (files) => sentContents(editor, { starter, files, signal }),
    }),
  };
}

/** What is chosen of what is none of this site's. */
export function foreignOf(
  editor: Editor,
  source: Extract<PageSource, { kind: "saved" | "starter" }>,
): Promise<ForeignSections> {
  return source.kind === "saved"
    ? savedPageOf(editor, source.saved)
    : starterPageOf(editor, source);
}
