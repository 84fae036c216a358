import { useEnvironment } from "#/sections/kit/index.ts";
import type { Environment, FormKind, FormTarget, ResolvedLink } from "#/sections/kit/index.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Link } from "#/site/link.ts";
import { navigationFields } from "#/site/navigation.ts";
import { anchorId } from "#/site/router.ts";
import { pagePath } from "#/site/routes.ts";
import type { Collected, PicturePreload } from "./collected.ts";
import { collectVariables } from "./collected.ts";
import type { PageFacts } from "./page-facts.ts";
import { plainSlots } from "./slots/plain-slots.ts";

/** The environment of published pages. */
export interface PlainEnvironment extends Environment {
  preload(picture: PicturePreload): void;
}

function resolveLink(facts: PageFacts, link: Link): ResolvedLink | undefined {
  const place = { page: facts.page ?? "", language: facts.language };
  // what stands on every page may be drawn without one; its anchors are on whichever page it is shown
  if (link.kind === "section") {
    return { href: `#${anchorId(link.section)}`, opensNewTab: false, isCurrent: false };
  }
  const route = facts.router.resolve(link, place);
  if (!route) return undefined;
  const isCurrent =
    route.page !== undefined && route.page === facts.page && !route.href.includes("#");
  return { href: route.href, opensNewTab: route.opensNewTab, isCurrent };
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
    message: (key, values) => visitorMessage(key, language, values),
    variables: (values) => collectVariables(collected, values),
    navigation: {
      target: { part: "navigation" },
      path: [],
      specs: navigationFields,
      fields: site.navigation,
    },
    home: pagePath({ path: "/" }, language, site),
    report: facts.report === null ? null : pagePath({ path: facts.report }, language, site),
    form: (kind) => formTarget(facts, kind),
    event: (id) => (id === null ? site.events[0] : site.events.find((event) => event.id === id)),
    preload: (picture) => void collected.preloads.push(picture),
  };
}

/** The environment of the published page around. */
export function usePlainEnvironment(): PlainEnvironment {
  return useEnvironment() as PlainEnvironment;
}
