import { apacheRules } from "./apache-rules.ts";
import { caddyRules } from "./caddy-rules.ts";
import { hostHeaders, hostRedirects } from "./host-rules.ts";
import { nginxRules } from "./nginx-rules.ts";
import { plainTarget } from "./redirect-target.ts";
import type { RulesInput } from "./rules-input.ts";

/** Rules by their places: those beside the site are for whoever runs the server, those in it are read by hosts themselves. */
export function serverRules(wanted: RulesInput): Readonly<Record<string, string>> {
  const input = { ...wanted, host: plainTarget(wanted.host) };
  return {
    "rules/nginx.conf": nginxRules(input),
    "rules/Caddyfile": caddyRules(input),
    "website/.htaccess": apacheRules(input),
    "website/_headers": hostHeaders(input),
    "website/_redirects": hostRedirects(input),
  };
}
