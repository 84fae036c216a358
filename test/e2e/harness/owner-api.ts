import { ownerAccount } from "./product.ts";
import type { Product } from "./product.ts";

interface SiteOverview {
  readonly id: number;
  readonly slug: string;
  readonly address: string;
  readonly siteHash: string;
  readonly revision: number;
  readonly live: { readonly releaseId: string } | null;
}

export interface Release {
  readonly id: string;
  readonly number: number;
}

/** The owner's side of the HTTP API, for what a story needs besides what it shows in the browser. */
export interface OwnerApi {
  call<Answer>(method: string, route: string, body?: unknown): Promise<Answer>;
  site(slug?: string): Promise<SiteOverview>;
  operate(site: number, operations: readonly { name: string; args: unknown }[]): Promise<void>;
  publish(site: number): Promise<Release>;
}

/** Signs in by the API, in a session of its own. */
export async function signInByApi({ appOrigin }: Pick<Product, "appOrigin">): Promise<OwnerApi> {
  const base = `${appOrigin}/api/v1`;
  const json = { origin: appOrigin, "content-type": "application/json" };
  const signedIn = await fetch(`${base}/auth/sign-in`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(ownerAccount),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";

  const call = async <Answer>(method: string, route: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${base}/${route}`, {
      method,
      headers: body === undefined ? { origin: appOrigin, cookie } : { ...json, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${route}: ${answer.status} ${text}`);
    return (text === "" ? undefined : JSON.parse(text)) as Answer;
  };

  let last = 0;
  const runId = crypto.randomUUID().slice(0, 8);
  return {
    call,
    async site(slug = "fary") {
      const sites = await call<readonly SiteOverview[]>("GET", "sites?limit=200");
      const site = sites.find((one) => one.slug === slug);
      if (!site) throw new Error(`There is no site ${slug}`);
      return site;
    },
    async operate(site, operations) {
      const named = operations.map((one) => ({ id: `e2e-${runId}-${(last += 1)}`, ...one }));
      await call("POST", `sites/${site}/operations`, { operations: named });
    },
    publish: (site) => call<Release>("POST", `sites/${site}/releases`, {}),
  };
}
