import { isoOf } from "#/fields/date/date-text.ts";
import type { FieldsOf } from "#/fields/field-spec.ts";
import type { ReadText, SectionAbout } from "../kit/index.ts";
import type { postsCardsFields } from "./fields.ts";

/** What search engines read of posts. */
export function postsAbout(
  { posts }: Pick<FieldsOf<typeof postsCardsFields>, "posts">,
  read: ReadText,
): SectionAbout {
  return {
    posts: posts.map(({ title, text, date, picture, link }) => ({
      title: read(title),
      description: read(text),
      date: date ? isoOf(date) : "",
      picture,
      link,
    })),
  };
}
