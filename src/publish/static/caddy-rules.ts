import { plainTarget } from "./redirect-target.ts";
import { type RulesInput, forGood, framing } from "./rules-input.ts";

function quoted(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
}

function headerBlock(lines: readonly string[], matcher = ""): string[] {
  return [`\theader ${matcher}{`, ...lines, "\t}"];
}

/** A table, which is looked up by path: with and without a slash at its end. */
function redirectLines({ redirects }: RulesInput): string[] {
  if (redirects.length === 0) return [];
  const lines = redirects.flatMap(({ from, to }) =>
    [from, from.replace(/\/$/, "")].map((path) => `\t\t${quoted(path)} ${quoted(plainTarget(to))}`),
  );
  return [
    "\tmap {path} {moved} {",
    ...new Set(lines),
    '\t\tdefault ""',
    "\t}",
    '\t@moved expression `{moved} != ""`',
    '\t@movedAsked expression `{moved} != "" && {query} != "" && !{moved}.matches("[?#]")`',
    "\tredir @movedAsked {moved}?{query} 301",
    "\tredir @moved {moved} 301",
  ];
}

/** In the folder of a language unknown paths have its page. */
function notFoundLines({ folders }: RulesInput): string[] {
  return folders.flatMap((folder, place) => [
    `\t\t@folder${place} path ${folder}/*`,
    `\t\trewrite @folder${place} ${folder}/404.html`,
  ]);
}

/** A Caddyfile for the site. */
export function caddyRules(input: RulesInput): string {
  const { host, headers, inertPolicy, folders } = input;
  const others = folders.map((folder) => `${folder}/*`).join(" ");
  const ofPages = { "content-security-policy": framing, "cache-control": "no-cache" };
  return [
    `# ${host} on Caddy. SITE_ADDRESS and SITE_ROOT may say otherwise.`,
    `{$SITE_ADDRESS:${host}} {`,
    `\troot * {$SITE_ROOT:/var/www/${host}/website}`,
    "\tencode zstd gzip",
    // of headers that are set twice those for all are read last, whatever their place
    "\theader -server",
    ...headerBlock(headerLines(headers)),
    "\t@assets path /assets/*",
    ...headerBlock(
      headerLines({ "content-security-policy": inertPolicy, "cache-control": forGood }),
      "@assets ",
    ),
    // what visitors keep is never shown
    "\t@downloads path_regexp ^/assets/[0-9a-f]{22}/",
    "\theader @downloads content-disposition attachment",
    "\t@pages not path /assets/*",
    ...headerBlock(headerLines(ofPages), "@pages "),
    "\theader /manifest.webmanifest content-type application/manifest+json",
    ...redirectLines(input),
    "\tfile_server {",
    "\t\thide .* _headers _redirects",
    "\t}",
    "\thandle_errors {",
    // an error's answer has none of the headers above
    "\theader -server",
    ...headerBlock(headerLines({ ...headers, ...ofPages })),
    ...notFoundLines(input),
    ...(others === ""
      ? ["\t\trewrite * /404.html"]
      : [`\t\t@others not path ${others}`, "\t\trewrite @others /404.html"]),
    "\t\tfile_server",
    "\t}",
    "}",
    "",
  ].join("\n");
}
