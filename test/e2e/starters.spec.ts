import { starters } from "#/starters/registry.ts";
import { expectAccessible } from "./harness/axe.ts";
import { expectToFit } from "./harness/overflow.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { test } from "./harness/story.ts";

const shared = shareProduct();

interface Made {
  readonly id: number;
  readonly slug: string;
}

interface Document {
  readonly index: { readonly entries: readonly { readonly path: string }[] };
  readonly site: {
    readonly languages: readonly { readonly code: string; readonly isPrimary: boolean }[];
  };
}

// the demo sites have stories of their own
const demos = new Set(["shop", "studio"]);

for (const { id: starter } of starters.filter(({ id }) => !demos.has(id)))
  test(`DEMO-16: a site begun from ${starter} is published, sound and as wide as its window on every page`, async ({
    page,
  }) => {
    const { product, api } = shared();
    const body = { name: "Blue Door", slug: `begun-${starter}`, starter };
    const { id, slug } = await api.call<Made>("POST", "sites", body);
    await api.publish(id);
    const { index, site } = await api.call<Document>("GET", `sites/${id}/document`);
    const address = product.siteAddress(slug);
    for (const { path } of index.entries) {
      await page.goto(address + path.slice(1));
      await expectAccessible(page, `${starter}${path}`);
      await expectToFit(page, `${starter}${path}`);
    }
    const other = site.languages.find(({ isPrimary }) => !isPrimary);
    if (!other) return;
    await page.goto(`${address}${other.code}/`);
    await expectAccessible(page, `${starter} in ${other.code}`);
    await expectToFit(page, `${starter} in ${other.code}`);
  });
