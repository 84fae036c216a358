import { expect, test } from "./story.ts";
import { signInByApi } from "./owner-api.ts";
import type { OwnerApi } from "./owner-api.ts";
import { startProduct } from "./product.ts";
import type { Product } from "./product.ts";
import { seedFolder } from "./seed.ts";

export interface SharedProduct {
  /** The installation of this file's stories, its demo sites published. */
  readonly product: Product;
  /** Its owner, signed in beside the browser. */
  readonly api: OwnerApi;
}

/** One installation for all stories of a file. The answer may be called within stories. */
export function shareProduct(): () => SharedProduct {
  let shared: SharedProduct | undefined;
  test.beforeAll(async () => {
    const product = await startProduct({ seed: seedFolder() });
    shared = { product, api: await signInByApi(product) };
  });
  test.afterAll(async () => {
    if (!shared) return;
    const { product } = shared;
    const errors = product.server.errors();
    await product.remove();
    expect(errors, "errors in the server's log").not.toMatch(/"level":"?(50|60|error|fatal)/);
  });
  return () => {
    if (!shared) throw new Error("The product runs only while stories do");
    return shared;
  };
}
