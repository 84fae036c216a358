import { balancedVariable } from "../../balanced/is-balanced-variable.ts";
import { startBalancedProduct } from "./balanced-product.ts";
import { expect, test } from "./story.ts";
import { signInByApi } from "./owner-api.ts";
import { startProduct } from "./product.ts";
import { seedFolder } from "./seed.ts";
import type { Installed } from "./installed.ts";

type Ready = Installed & { readonly loggedBefore: number };

/** The installation that this process' files share: it ends with the process. */
let common: Promise<Installed> | undefined;

/** With `npm run cluster -- security` it is behind a balancer. */
async function start(): Promise<Installed> {
  if (process.env[balancedVariable] !== undefined) return startBalancedProduct();
  const product = await startProduct({ seed: seedFolder() });
  return { product, api: await signInByApi(product) };
}

function provide(take: () => Promise<Installed>, end: (ready: Installed) => Promise<void>) {
  let ready: Ready | undefined;
  test.beforeAll(async () => {
    const { product, api } = await take();
    ready = { product, api, loggedBefore: product.server.errors().length };
  });
  test.afterAll(async () => {
    if (!ready) return;
    const errors = ready.product.server.errors().slice(ready.loggedBefore);
    await end(ready);
    expect(errors, "errors in the server's log").not.toMatch(/"level":"?(50|60|error|fatal)/);
  });
  return (): Installed => {
    if (!ready) throw new Error("The product runs only while stories do");
    return ready;
  };
}

/** What tells whether somebody changed a demo site. */
async function demoSites({ api }: Installed): Promise<readonly object[]> {
  const sites = await Promise.all([api.site(), api.site("studio")]);
  return sites.map(({ slug, revision, live }) => ({ slug, revision, live }));
}

/**
 * An installation for files whose stories only visit its demo sites, or make sites of their own: what they do to
 * nothing else may change it, or the stories of the next file see what these left. The answer may be called within
 * stories.
 */
export function shareProduct(): () => Installed {
  let before: readonly object[];
  return provide(
    async () => {
      const ready = await (common ??= start());
      before = await demoSites(ready);
      return ready;
    },
    async (ready) =>
      expect(await demoSites(ready), "the demo sites, after these stories").toEqual(before),
  );
}

/** One installation for all stories of this file alone, which may do to it what they like. */
export function ownProduct(): () => Installed {
  return provide(start, ({ product }) => product.remove());
}
