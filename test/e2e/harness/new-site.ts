import type { OwnerApi } from "./owner-api.ts";

interface ComponentData {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface DocumentAnswer {
  readonly index: { readonly entries: readonly { readonly id: string }[] };
  readonly pages: readonly { readonly sections: readonly { readonly id: string }[] }[];
}

/** A site of its own for a story, with an empty bar and header and the sections that the story needs. */
export interface NewSite {
  readonly id: number;
  readonly slug: string;
  /** Id of its home page. */
  readonly page: string;
  /** Id of the header that every new site begins with. */
  readonly header: string;
}

let count = 0;

interface NewSiteOptions {
  readonly language?: string;
  /** Templates behind the header; a section's id is its template's in small letters and digits. */
  readonly templates?: readonly string[];
}

export function sectionId(template: string): string {
  return template.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** A copy of a demo site, for a story that changes it. */
export function copySite(api: OwnerApi, original: number): Promise<Pick<NewSite, "id" | "slug">> {
  count += 1;
  return api.call("POST", `sites/${original}/copies`, { name: `Copy ${count}` });
}

export async function createSite(api: OwnerApi, options: NewSiteOptions = {}): Promise<NewSite> {
  const { language = "en", templates = [] } = options;
  count += 1;
  const name = `Story ${count}`;
  const { id, slug } = await api.call<{ id: number; slug: string }>("POST", "sites", {
    name,
    language,
  });
  const { index, pages } = await api.call<DocumentAnswer>("GET", `sites/${id}/document`);
  const page = index.entries[0]?.id ?? "";
  const header = pages[0]?.sections[0]?.id ?? "";
  const components = await api.call<readonly ComponentData[]>(
    "GET",
    `components?language=${language}`,
  );
  let after: string = header;
  const operations = templates.map((template) => {
    const fields = components.find((one) => one.id === template)?.data;
    const section = { id: sectionId(template), template, version: 1, fields };
    const operation = { name: "section.add", args: { page, section, after } };
    after = section.id;
    return operation;
  });
  if (operations.length > 0) await api.operate(id, operations);
  return { id, slug, page, header };
}
