import { savedSectionSchema, savedSectionsSchema } from "#/api/saved-sections.ts";
import type { NewSavedSection, SavedSection, SavedSectionChange } from "#/api/saved-sections.ts";
import type { Call } from "../../../api/request.ts";

export const savedKey = ["saved-sections"] as const;

/** The sections that the account keeps for all its sites. Each call @throws ApiError */
export const savedClient = {
  async list(call: Call): Promise<SavedSection[]> {
    return savedSectionsSchema.parse(await call<unknown>("saved-sections"));
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
