import { z } from "zod";
import { slugSchema } from "#/api/sites.ts";

/** The file that says what an archive is that has more than a project. */
export const aboutFile = "export.json";

/** Where the project lies in such an archive. */
export const projectFolder = "project/";

/** What it tells of the site besides: what it was called where it came from. */
export const aboutSchema = z.object({
  version: z.literal(1),
  slug: slugSchema,
  siteHash: z.string().regex(/^[0-9a-f]{32}$/),
});

/** What visitors sent, by list: those of the owner, each a file `visitors/{list}.json` in such an archive. */
export const visitorLists = ["messages", "subscribers", "rsvps"] as const;
export type VisitorList = (typeof visitorLists)[number];
