import { expect } from "@playwright/test";
import type { BrowserContext } from "@playwright/test";
import { ownerAccount } from "./product.ts";
import type { Product } from "./product.ts";

/** Gives a browser the owner's session without a walk through the sign-in screen. */
export async function signInQuietly(
  context: BrowserContext,
  { appOrigin }: Pick<Product, "appOrigin">,
): Promise<void> {
  const answer = await context.request.post(`${appOrigin}/api/v1/auth/sign-in`, {
    headers: { origin: appOrigin },
    data: ownerAccount,
  });
  expect(answer.status()).toBe(204);
}
