import { expect } from "@playwright/test";
import type { BrowserContext } from "@playwright/test";
import type { OwnerApi } from "./owner-api.ts";
import type { Product } from "./product.ts";

/** Gives a browser the session of somebody new, who accepts an invitation to a site. */
export async function inviteQuietly(
  context: BrowserContext,
  { product, api }: { product: Pick<Product, "appOrigin">; api: OwnerApi },
  who: { site: number; name: string; role: "editor" | "writer" | "viewer" },
): Promise<void> {
  const { site, name, role } = who;
  const email = `${name.toLowerCase()}-${site}@example.org`;
  const made = { email, role };
  const { link } = await api.call<{ link: string }>("POST", `sites/${site}/invitations`, made);
  const token = new URL(link).hash.replace("#token=", "");
  const answer = await context.request.post(`${product.appOrigin}/api/v1/invitations/accept`, {
    headers: { origin: product.appOrigin },
    data: { token, account: { name, password: "drei müde Lampen im Regen" } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
