import type { StructuredDataInput, Thing } from "./thing.ts";

/** The posts that the page lists as those of one blog, in their order; none where nothing has a title. */
export function posts(
  { about, address, language, pictureAddress }: StructuredDataInput,
  owner: Thing | undefined,
): Thing[] {
  const blogPost = about.posts.flatMap(({ title, description, date, picture, ...post }) => {
    const headline = title.trim();
    if (headline === "") return [];
    const image = picture ? pictureAddress(picture) : undefined;
    return [
      {
        "@type": "BlogPosting",
        headline,
        ...(description.trim() && { description: description.trim() }),
        ...(date && { datePublished: date }),
        ...(image && { image }),
        ...(post.address && { url: new URL(post.address, address).href }),
      },
    ];
  });
  if (blogPost.length === 0) return [];
  const publisher = owner && { publisher: { "@id": owner["@id"] } };
  return [
    { "@type": "Blog", "@id": `${address}#posts`, inLanguage: language, ...publisher, blogPost },
  ];
}
