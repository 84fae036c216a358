import { z } from "zod";
import { eventSchema } from "#/site/event.ts";
import { siteLanguageSchema } from "#/site/site-language-schema.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { NoticeContent } from "./owner-notice.ts";
import type { UnnoticedSubmission } from "./unnoticed-submission.ts";

/** What an email needs to know of the site, as it is now. */
const siteSchema = z.object({
  languages: z.array(siteLanguageSchema),
  settings: z.object({ email: z.string() }),
  events: z.array(eventSchema),
});
const bodySchema = z.object({
  email: z.string(),
  name: z.string().default(""),
  message: z.string().optional(),
  attending: z.string().optional(),
});

/** What an owner is told of a message or a reply, in the site’s language; undefined where the owner wants no emails. */
export function noticeContent(row: UnnoticedSubmission): NoticeContent | undefined {
  const { settings, languages, events } = siteSchema.parse(JSON.parse(row.site));
  if (settings.email === "") return undefined;
  const { email, name, message, attending } = bodySchema.parse(JSON.parse(row.body));
  const language = primaryLanguage(languages);
  const event = events.find(({ id }) => id === row.topic);
  const reply = {
    event: event ? readText(event.title, language, language) : "",
    isComing: attending === "yes",
    seats: row.seats ?? 0,
  };
  return {
    to: settings.email,
    language,
    site: row.name,
    email,
    name,
    message,
    page: row.page,
    ...(row.kind === "rsvp" && { reply }),
  };
}
