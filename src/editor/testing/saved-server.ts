import type { SavedKind, SavedSection } from "#/api/saved-sections.ts";
import type { Call, CallOptions } from "../api/request.ts";

/** A picture of what is saved. */
export const savedAsset = {
  id: "photo1",
  name: "a.png",
  kind: "photo",
  width: 9,
  height: 9,
  colour: "#112233",
  hasAlpha: false,
} as const;
/** A field that shows it. */
export const savedPhoto = { asset: savedAsset.id, alt: {}, crop: null, focus: null };
/** What the field shows where the picture came along. */
export const broughtPhoto = { ...savedPhoto, asset: "photo9" };

/** A server that keeps what an account saves of a kind, for tests. */
export interface SavedServer {
  readonly call: Call;
  /** The method and the path of each call. */
  readonly asked: readonly string[];
  /** What is in its list, the newest first. */
  stored(): readonly SavedSection[];
}

interface SavedServerInput {
  readonly kind: SavedKind;
  readonly stored: readonly SavedSection[];
  /** Asked first; what it has no answer to has to do with what is saved. */
  readonly more?: (path: string, options: CallOptions) => unknown;
}

export function createSavedServer({ kind, stored, more }: SavedServerInput): SavedServer {
  const asked: string[] = [];
  const trashed = new Set<string>();
  let all = stored;
  const listed = () => all.filter(({ id }) => !trashed.has(id));

  function change(id: string, { isTrashed, ...body }: { isTrashed?: false }): void {
    if (isTrashed === false) trashed.delete(id);
    all = all.map((one) => (one.id === id ? { ...one, ...body } : one));
  }

  async function answer(path: string, options: CallOptions): Promise<unknown> {
    const { method = "GET", body } = options;
    asked.push(`${method} ${path}`);
    const other: unknown = await more?.(path, options);
    if (other !== undefined) return other;
    const id = path.split("/")[1] ?? "";
    if (path === (kind === "page" ? "saved-sections?kind=page" : "saved-sections")) return listed();
    if (path === "sites/1/saved-sections") {
      const made: SavedSection = { id: "made", assets: [], ...Object(body) };
      all = [made, ...all];
      return made;
    }
    if (path.endsWith("/assets"))
      return [{ from: savedAsset.id, asset: { ...savedAsset, id: broughtPhoto.asset } }];
    if (method === "DELETE") trashed.add(id);
    else if (method === "PATCH") change(id, Object(body));
    return undefined;
  }

  return {
    asked,
    stored: listed,
    call: async <Answer>(path: string, options: CallOptions = {}) =>
      (await answer(path, options)) as Answer,
  };
}
