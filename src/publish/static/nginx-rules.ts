import { plainTarget, takesQuery } from "./redirect-target.ts";
import { type RulesInput, forGood, framing } from "./rules-input.ts";

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
}

/** With and without a slash at its end. nginx finds exact locations at once, however many there are. */
function redirectLines({ redirects }: RulesInput): string[] {
  return redirects.flatMap(({ from, to }) => {
    const target = quoted(plainTarget(to) + (takesQuery(to) ? "$is_args$args" : ""));
    const paths = [from, from.replace(/\/$/, "")].filter((path) => path !== "");
    return [...new Set(paths)].map(
      (path) => `location = ${quoted(path)} { return 301 ${target}; }`,
    );
  });
}

/** nginx forgets the headers of a server where a location has its own, so each has all of them. */
function location(match: string, lines: readonly string[]): string[] {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), "}"];
}

/** A file to be included in a `server` block whose `root` is the site. */
export function nginxRules(input: RulesInput): string {
  const { headers, inertPolicy, folders } = input;
  const asset = headerLines({ ...headers, "content-security-policy": inertPolicy });
  const page = headerLines({ ...headers, "content-security-policy": framing });
  return [
    `# ${input.host} on nginx: include this file in a server block.`,
    "#",
    "# server {",
    "#   listen 80;",
    `#   server_name ${input.host};`,
    `#   root /var/www/${input.host}/website;`,
    `#   include /var/www/${input.host}/rules/nginx.conf;`,
    "# }",
    "",
    "index index.html;",
    "charset utf-8;",
    "absolute_redirect off;",
    "server_tokens off;",
    "gzip on;",
    "gzip_vary on;",
    "gzip_types text/css text/javascript application/javascript application/json application/xml application/manifest+json image/svg+xml text/plain;",
    "error_page 404 /404.html;",
    ...headerLines({ ...headers, "content-security-policy": framing, "cache-control": "no-cache" }),
    "",
    ...location("/assets/", [...asset, `add_header cache-control ${quoted(forGood)};`]),
    // what visitors keep is never shown
    ...location('~ "^/assets/[0-9a-f]{22}/"', [
      ...asset,
      `add_header cache-control ${quoted(forGood)};`,
      "add_header content-disposition attachment;",
    ]),
    ...location("= /manifest.webmanifest", [
      ...page,
      "types { }",
      "default_type application/manifest+json;",
    ]),
    ...location(String.raw`~ "^/(\.|_headers$|_redirects$)"`, ["return 404;"]),
    ...folders.flatMap((folder) =>
      location(`^~ ${quoted(`${folder}/`)}`, [`error_page 404 ${folder}/404.html;`]),
    ),
    ...redirectLines(input),
    "",
  ].join("\n");
}
