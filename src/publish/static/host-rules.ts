import { plainTarget } from "./redirect-target.ts";
import { type RulesInput, forGood, framing } from "./rules-input.ts";

function block(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** `_headers` as Netlify and Cloudflare Pages read it. Where two rules set one header, both of its values hold. */
export function hostHeaders({ headers, inertPolicy, downloads }: RulesInput): string {
  return [
    ...block("/*", { ...headers, "content-security-policy": framing }),
    ...block("/assets/*", { "content-security-policy": inertPolicy, "cache-control": forGood }),
    // they read no patterns, so each has a rule of its own
    ...downloads.flatMap((folder) => block(`/${folder}*`, { "content-disposition": "attachment" })),
    ...block("/manifest.webmanifest", { "content-type": "application/manifest+json" }),
    "",
  ].join("\n");
}

/** A path in which nothing stands for something else. */
function plainPath(path: string): string {
  return encodeURI(path).replaceAll(/[*:]/g, (sign) => (sign === "*" ? "%2A" : "%3A"));
}

/** `_redirects` as both of them read it. */
export function hostRedirects({ redirects }: RulesInput): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, from.replace(/\/$/, "")].map((path) => `${plainPath(path)} ${plainTarget(to)} 301`),
  );
  return [...new Set(lines), ""].join("\n");
}
