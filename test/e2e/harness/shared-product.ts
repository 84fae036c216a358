import { expect, test } from "./story.ts";
import { signInByApi } from "./owner-api.ts";
import type { OwnerApi } from "./owner-api.ts";
import { startProduct } from "./product.ts";
import type { Product } from "./product.ts";
import { seedFolder } from "./seed.ts";

export interface SharedProduct {
  /** The installation of these stories, its demo sites published. */
  readonly product: Product;
  /** Its owner, signed in beside the browser. */
  readonly api: OwnerApi;
}

type Ready = SharedProduct & { readonly loggedBefore: number };

/** The installation that this process' files share: it ends with the process. */
let common: Promise<SharedProduct> | undefined;

async function start(): Promise<SharedProduct> {
  const product = await startProduct({ seed: seedFolder() });
  return { product, api: await signInByApi(product) };
}

function provide(take: () => Promise<SharedProduct>, end: (product: Product) => Promise<void>) {
  let ready: Ready | undefined;
  test.beforeAll(async () => {
    const { product, api } = await take();
    ready = { product, api, loggedBefore: product.server.errors().length };
  });
  test.afterAll(async () => {
    if (!ready) return;
    const errors = ready.product.server.errors().slice(ready.loggedBefore);
    await end(ready.product);
    expect(errors, "errors in the server's log").not.toMatch(/"level":"?(50|60|error|fatal)/);
  });
  return (): SharedProduct => {
    if (!ready) throw new Error("The product runs only while stories do");
    return ready;
  };
}

/**
 * An installation for files whose stories only visit its demo sites, or make sites of their own: what they do to
 * nothing else may change it. The answer may be called within stories.
 */
export function shareProduct(): () => SharedProduct {
  return provide(
    () => (common ??= start()),
    () => Promise.resolve(),
  );
}

/** One installation for all stories of this file alone, which may do to it what they like. */
export function ownProduct(): () => SharedProduct {
  return provide(start, (product) => product.remove());
}
