import { plainTarget } from "./redirect-target.ts";
import { type RulesInput, forGood, framing } from "./rules-input.ts";

function pattern(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\"]/g, String.raw`\$&`);
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} "${value.replaceAll('"', String.raw`\"`)}"`,
  );
}

/** A folder's own rules for Apache, which reads them where `AllowOverride All` is set. */
export function apacheRules({ headers, inertPolicy, redirects, folders }: RulesInput): string {
  const isAsset = "%{REQUEST_URI} =~ m#^/assets/#";
  const isDownload = "%{REQUEST_URI} =~ m#^/assets/[0-9a-f]{22}/#";
  return [
    "DirectoryIndex index.html",
    "Options -Indexes",
    "AddDefaultCharset utf-8",
    "AddType application/manifest+json .webmanifest",
    "AddType image/avif .avif",
    "ErrorDocument 404 /404.html",
    ...folders.flatMap((folder) => [
      `<If "%{REQUEST_URI} =~ m#^${folder}/#">`,
      `ErrorDocument 404 ${folder}/404.html`,
      "</If>",
    ]),
    "<IfModule mod_headers.c>",
    ...headerLines({ ...headers, "content-security-policy": framing, "cache-control": "no-cache" }),
    `<If "${isAsset}">`,
    ...headerLines({ "content-security-policy": inertPolicy, "cache-control": forGood }),
    "</If>",
    // what visitors keep is never shown
    `<If "${isDownload}">`,
    ...headerLines({ "content-disposition": "attachment" }),
    "</If>",
    "</IfModule>",
    '<FilesMatch "^(\\.ht.*|_headers|_redirects)$">',
    "Require all denied",
    "</FilesMatch>",
    ...redirects.map(
      ({ from, to }) =>
        `RedirectMatch 301 "^${pattern(from.replace(/\/$/, ""))}/?$" "${plainTarget(to)}"`,
    ),
    "",
  ].join("\n");
}
