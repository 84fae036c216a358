import { typedEntries } from "#/lib/typed-entries.ts";
import type { Settings } from "#/site/settings.ts";
import { vendorsInUse } from "#/site/vendors-in-use.ts";
import type { PolicyDirective, PolicySources } from "#/vendors/policy-sources.ts";

/** What the vendors that a site has switched on need together; nothing of those that it hasn't (R14). */
export function vendorSources(settings: Settings): PolicySources {
  const together = new Map<PolicyDirective, Set<string>>();
  for (const { vendor, values } of vendorsInUse(settings)) {
    for (const [directive, hosts = []] of typedEntries(vendor.sources(values)))
      together.set(directive, new Set([...(together.get(directive) ?? []), ...hosts]));
  }
  return Object.fromEntries([...together].map(([directive, hosts]) => [directive, [...hosts]]));
}
