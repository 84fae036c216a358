import { useEnvironment } from "#/sections/kit/index.ts";
import type { Environment, FormKind, FormTarget, ResolvedLink } from "#/sections/kit/index.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Link } from "#/site/link.ts";
import { navigationFields } from "#/site/navigation.ts";
import { findEntry } from "#/site/page-index.ts";
import type { Collected, PicturePreload } from "./collected.ts";
import { collectVariables } from "./collected.ts";
import { pageAddress } from "./page-address.ts";
import type { PageFacts } from "./page-facts.ts";
import { plainSlots } from "./slots/plain-slots.ts";

/** The environment of published pages. */
export interface PlainEnvironment extends Environment {
  preload(picture: PicturePreload): void;
}

/** An own address as it is linked: a slash at the end of its path, before "?" and "#". */
export function withTrailingSlash(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return path.endsWith("/") || path.includes(".") ? address : `${path}/${rest}`;
}

function resolveAddress(address: string): ResolvedLink {
  if (address.startsWith("/"))
    return { href: withTrailingSlash(address), opensNewTab: false, isCurrent: false };
  const staysInTab = address.startsWith("#") || address.startsWith("?") || /^tel:/i.test(address);
  return { href: address, opensNewTab: !staysInTab, isCurrent: false };
}

function resolveLink(facts: PageFacts, link: Link): ResolvedLink | undefined {
  switch (link.kind) {
    case "address":
      return resolveAddress(link.address);
    case "section":
      return { href: `#comp-${link.section}`, opensNewTab: false, isCurrent: false };
    case "page": {
      const entry = findEntry(facts.index, link.page);
      if (!entry) return undefined;
      const address = pageAddress(facts.site, entry.path, facts.language);
      const anchor = link.section === undefined ? "" : `#comp-${link.section}`;
      const isCurrent = link.page === facts.page && anchor === "";
      return { href: `${address}${anchor}`, opensNewTab: false, isCurrent };
    }
  }
}

function formTarget(facts: PageFacts, kind: FormKind): FormTarget {
  const { apiBase, siteId, siteHash } = facts.form;
  const page: Record<string, string> = facts.page === undefined ? {} : { page: facts.page };
  return {
    action: `${apiBase}/sites/form/${kind}/${siteId}/`,
    hidden: { siteHash, language: facts.language, ...page },
  };
}

export function createPlainEnvironment(facts: PageFacts, collected: Collected): PlainEnvironment {
  const { site, language } = facts;
  return {
    language,
    primary: primaryLanguage(site.languages),
    slots: plainSlots,
    useField: (scope, name) => scope.fields?.[name],
    resolve: (link) => resolveLink(facts, link),
    files: facts.files,
    message: (key, values) => facts.messages(language, key, values),
    variables: (values) => collectVariables(collected, values),
    navigation: {
      target: { part: "navigation" },
      path: [],
      specs: navigationFields,
      fields: site.navigation,
    },
    home: pageAddress(site, "/", language),
    report: facts.report,
    form: (kind) => formTarget(facts, kind),
    event: (id) => (id === null ? site.events[0] : site.events.find((event) => event.id === id)),
    preload: (picture) => void collected.preloads.push(picture),
  };
}

/** The environment of the published page around. */
export function usePlainEnvironment(): PlainEnvironment {
  return useEnvironment() as PlainEnvironment;
}
