import type { FontManifest } from "#/render/font-manifest.ts";
import { templates } from "#/sections/definitions.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { currencyInUse } from "#/site/ready-words/site-currency.ts";
import type { Records } from "#/site/records.ts";
import type { Editor } from "../../../session/editor.ts";
import { editorState } from "../../../session/editor-state.ts";
import type { sectionThumbnail } from "../../../thumbnails/section-thumbnail.ts";
import { thumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";

/** More than a window shows: what is scrolled back to is there, and no more is kept. */
const mostKept = 24;

type Documents = Map<string, Promise<string | undefined>>;

interface Kept {
  /** What all documents are made of: another one of any of these makes others. */
  of: readonly unknown[];
  documents: Documents;
}

const keptOf = editorState((): Kept => ({ of: [], documents: new Map() }));

/** The documents that were made of exactly these. */
function documentsOf(editor: Editor, of: readonly unknown[]): Documents {
  const kept = keptOf(editor);
  if (kept.of.length !== of.length || kept.of.some((one, at) => one !== of[at])) {
    kept.of = of;
    kept.documents = new Map();
  }
  return kept.documents;
}

const currencyOf = editorState((): { records?: Records; currency?: string | undefined } => ({}));

/** The currency that a new section would begin in, asked for once as long as nothing is edited. */
function currencyNow(editor: Editor): string | undefined {
  const records = editor.store.records();
  const known = currencyOf(editor);
  if (known.records !== records) {
    known.records = records;
    known.currency = currencyInUse(records, templates);
  }
  return known.currency;
}

type Draw = typeof sectionThumbnail;

export interface TemplateDocumentInput {
  readonly definition: SectionDefinition;
  readonly manifest: FontManifest | null;
  /** Has what draws, which is loaded late. */
  readonly draw: () => Promise<Draw>;
}

/**
 * The document of a template in the theme and language of the site that is edited. What was made last is kept, so that
 * the first ones can be made before they are seen; undefined where the site isn't there.
 */
export function templateDocument(
  editor: Editor,
  { definition, manifest, draw }: TemplateDocumentInput,
): Promise<string | undefined> {
  const { site, index } = editor.store.records();
  if (!site || !index) return Promise.resolve(undefined);
  const [assets, language] = [editor.assets.get(), editor.language.get()];
  const currency = currencyNow(editor);
  const documents = documentsOf(editor, [site, index, assets, language, manifest, currency]);
  const { id } = definition;
  const known = documents.get(id);
  if (known) return known;
  const { origin } = globalThis.location;
  const from = { site: editor.site.id, manifest: manifest ?? undefined, assets, origin };
  const about = { site, index, language, assets, origin, definition, currency };
  const made = draw().then((drawn) => drawn({ ...about, ...thumbnailSources(from) }));
  documents.set(id, made);
  // what failed is tried again
  made.catch(() => documents.delete(id));
  for (const oldest of documents.keys()) {
    if (documents.size <= mostKept) break;
    documents.delete(oldest);
  }
  return made;
}
