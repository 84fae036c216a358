import { savedSectionSchema, savedSectionsSchema } from "#/api/saved-sections.ts";
import type {
  NewSavedSection,
  SavedKind,
  SavedSection,
  SavedSectionChange,
} from "#/api/saved-sections.ts";
import type { Call } from "../api/request.ts";

/** What the keys of all kinds begin with. */
export const savedKey = ["saved-sections"] as const;

/** The sections and pages that the account keeps for all its sites. Each call @throws ApiError */
export const savedClient = {
  async list(call: Call, kind: SavedKind): Promise<SavedSection[]> {
    const path = kind === "page" ? "saved-sections?kind=page" : "saved-sections";
    return savedSectionsSchema.parse(await call<unknown>(path));
  },
  async save(call: Call, site: number, body: NewSavedSection): Promise<SavedSection> {
    const answer = await call<unknown>(`sites/${site}/saved-sections`, { method: "POST", body });
    return savedSectionSchema.parse(answer);
  },
  change(call: Call, id: string, body: SavedSectionChange): Promise<void> {
    return call(`saved-sections/${id}`, { method: "PATCH", body });
  },
  remove(call: Call, id: string): Promise<void> {
    return call(`saved-sections/${id}`, { method: "DELETE" });
  },
};
