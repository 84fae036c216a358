import { expect, it } from "vitest";
import { inputHash } from "../content-hash.ts";
import { caddyRules } from "./caddy-rules.ts";
import { apacheRules } from "./apache-rules.ts";
import { hostHeaders, hostRedirects } from "./host-rules.ts";
import { nginxRules } from "./nginx-rules.ts";
import { testFile, testManifest } from "./manifest-fixture.ts";
import type { RulesInput } from "./rules-input.ts";
import { serverRules } from "./server-rules.ts";
import { staticPage, staticWriting, withOrigin } from "./static-page.ts";
import { staticPath, staticSite } from "./static-site.ts";

it.each([
  ["/", "index.html"],
  ["/de/about/", "de/about/index.html"],
  ["/assets/a b.pdf", "assets/a b.pdf"],
])("EXPORT-03: %s lies in %s", (path, place) => expect(staticPath(path)).toBe(place));

it.each([
  "",
  "about",
  "//evil",
  "/../etc/passwd",
  "/a/../../b/",
  "/./a",
  "/a//b",
  "/a\\..\\b",
  "/a\0",
])("EXPORT-03: %j lies nowhere", (path) =>
  expect(() => staticPath(path)).toThrow("can’t be the name of a file"),
);

const bare = { hasReports: false, hasRetired: false };

it("EXPORT-06: assets of earlier releases come along where pages of theirs may be open", () => {
  const old = testFile("old", { type: "text/javascript", isFixed: true });
  const manifest = { ...testManifest, retired: { "/assets/old.js": { file: old, until: 5 } } };
  const of = (hasRetired: boolean) =>
    staticSite(manifest, { hidden: [], ...bare, hasRetired }).files;
  expect(of(true)[0]).toMatchObject({ path: "assets/old.js", file: old, kind: "other" });
  expect(of(true)).toHaveLength(of(false).length + 1);
});

it("PAGE-110: a redirect to a page that is left out is left out as well", () => {
  const redirects = { "/us/": "/about/", "/team/": "/about/#team", "/new/": "/ru/" };
  const of = (hidden: readonly string[]) =>
    staticSite({ ...testManifest, redirects }, { hidden, ...bare }).redirects;
  expect(of([])).toHaveLength(3);
  expect(of(["about"])).toEqual([{ from: "/new/", to: "/ru/" }]);
});

it("EXPORT-01: a redirect from the place of a file is left out, which would take off the page that lies there", () => {
  const of = (hidden: readonly string[]) => {
    const froms = [
      "/index.html/",
      "/ru/index.html",
      "/about/index.html/",
      "/404.html",
      "/ru/404.html/",
    ];
    const redirects = Object.fromEntries([...froms, "/old.html/"].map((from) => [from, "/ru/"]));
    return staticSite({ ...testManifest, redirects }, { hidden, ...bare }).redirects;
  };
  expect(of([])).toEqual([{ from: "/old.html/", to: "/ru/" }]);
  expect(of(["about"]).map(({ from }) => from)).toEqual(["/about/index.html/", "/old.html/"]);
});

it("EXPORT-01: hosts that read no patterns are told of each file that visitors keep", () => {
  const path = `/assets/${"0a".repeat(11)}/price list: 100% *.html`;
  const files = { ...testManifest.files, [path]: testFile("list", { type: "x/y", download: "x" }) };
  const { downloads } = staticSite({ ...testManifest, files }, { hidden: [], ...bare });
  expect(hostHeaders({ ...input, downloads })).toContain(
    `\n/assets/${"0a".repeat(11)}/*\n  content-disposition: attachment\n`,
  );
  expect(hostHeaders(input)).not.toContain("disposition");
});

const input: RulesInput = {
  host: "lamp.example",
  headers: {},
  inertPolicy: "default-src 'none'",
  redirects: [{ from: "/a$(b)*:c", to: 'https://x.example/?"{y}$z\\;` \n}' }],
  folders: [],
  downloads: [],
};

it("EXPORT-03: nothing that an owner enters is read by a web server as its own", () => {
  const to = "https://x.example/?%22%7By%7D%24z%5C;%60%20%0A%7D";
  expect(nginxRules(input)).toContain(`location = "/a$(b)*:c" { return 301 "${to}"; }`);
  expect(caddyRules(input)).toContain(`\t\t"/a$(b)*:c" "${to}"\n`);
  expect(apacheRules(input)).toContain(String.raw`RedirectMatch 301 "^/a\$\(b\)\*:c/?$" "${to}"`);
  expect(hostRedirects(input)).toBe(`/a$(b)%2A%3Ac ${to} 301\n`);
});

it("EXPORT-03: nothing in the address of an export is read by a page, a map or a web server as its own", () => {
  const origin = { from: "https://lamp.example", to: `https://a"$&'{b}` };
  expect(withOrigin('<a href="https://lamp.example/">', origin)).toBe(
    '<a href="https://a&quot;$&amp;&#x27;{b}/">',
  );
  const rules = serverRules({ ...input, redirects: [], host: 'a"{b}`$c\n' });
  expect(rules["rules/Caddyfile"]).toContain("{$SITE_ADDRESS:a%22%7Bb%7D%60%24c%0A} {");
  expect(rules["rules/nginx.conf"]).toContain("#   server_name a%22%7Bb%7D%60%24c%0A;");
});

const form =
  '<form class="d" data-form="email" data-words="{&quot;a&quot;:1}" action="/api/v1/sites/form/email/7/" method="post">' +
  '<input type="hidden" name="siteHash" value="x"/><textarea name="message"></textarea><button class="button" type="submit">Go</button></form>';
const foreign = '<form action="https://pay.example/" method="post"><button>Pay</button></form>';
const page = `<!doctype html><html><head><meta charset="utf-8"><title>action=&quot;/api/v1/sites/form/&quot;</title></head><body><a class="footer__report" href="/report/" rel="nofollow">Report</a>${form}${foreign}<div data-site-config="{&quot;api&quot;:&quot;/api/v1&quot;}"></div></body></html>`;
const about = {
  origin: { from: "https://lamp.example", to: "https://lamp.example" },
  policy: "default-src 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'",
};

it("EXPORT-04: a form that is switched off takes nothing and says so; those of third parties stay", () => {
  const off = staticPage(page, { ...about, forms: { kind: "off", note: "<Off>" } });
  expect(off).toContain(
    '<form class="d" data-words="{&quot;a&quot;:1}"><input disabled="" type="hidden"',
  );
  expect(off).toContain('<textarea disabled="" name');
  expect(off).toContain(
    '<button disabled="" class="button" type="submit">Go</button><p role="note">&lt;Off&gt;</p></form>',
  );
  expect(off).toContain(foreign);
  expect(off).toContain('data-site-config="{&quot;api&quot;:&quot;&quot;}"');
  expect(off).toContain('href="https://lamp.example/report/"');
  expect(off).toContain('connect-src &#x27;self&#x27;; form-action &#x27;self&#x27;"');
});

it("EXPORT-04: a form that goes on sends where the site was published, and nothing that was written is changed", () => {
  const here = staticPage(page, {
    ...about,
    forms: { kind: "here", origin: "https://app.example" },
  });
  expect(here).toContain(' action="https://app.example/api/v1/sites/form/email/7/"');
  expect(here).toContain("{&quot;api&quot;:&quot;https://app.example/api/v1&quot;}");
  expect(here).toContain("<title>action=&quot;/api/v1/sites/form/&quot;</title>");
  expect(here).toContain('href="/report/"');
});

// whoever changes how pages are written counts `staticWriting` up, and brings both of these up to date
it("EXPORT-06: what is written in another way has another number", () => {
  const moved = { ...about, origin: { ...about.origin, to: "https://www.lamp.example" } };
  const kinds = [
    { kind: "off", note: "Off" },
    { kind: "here", origin: "https://app.example" },
  ] as const;
  const pages = kinds.map((forms) => staticPage(page, { ...moved, forms }));
  const list = withOrigin("Sitemap: https://lamp.example/sitemap.xml", moved.origin);
  expect([staticWriting, inputHash([...pages, list].join("\n"))]).toEqual([
    2,
    "mdi8T0bYyp7WrwqXH57gzM",
  ]);
});
