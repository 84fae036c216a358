import type { FormKind, FormTarget } from "#/sections/kit/index.ts";
import { primaryLanguage } from "#/site/language.ts";
import { navigationFields } from "#/site/navigation.ts";
import { pagePath } from "#/site/routes.ts";
import { spokenAttributes } from "#/site/word-language.ts";
import type { Collected } from "./collected.ts";
import { collectDrawing, collectVariables } from "./collected.ts";
import { cookieLinks } from "./cookie-links.ts";
import type { PageFacts } from "./page-facts.ts";
import type { PlainEnvironment } from "./use-plain-environment.ts";
import { resolveLink } from "./resolve-link.ts";
import { typeset } from "./typeset.ts";

function formTarget(facts: PageFacts, kind: FormKind): FormTarget {
  const { apiBase, siteId, siteHash } = facts.form;
  const page: Record<string, string> = facts.page === undefined ? {} : { page: facts.page };
  return {
    action: `${apiBase}/sites/form/${kind}/${siteId}/`,
    hidden: { siteHash, language: facts.language, ...page },
  };
}

/** What a page's views are rendered with, but for the components behind their slots and where values come from. */
export function createPageEnvironment(
  facts: PageFacts,
  collected: Collected,
): Omit<PlainEnvironment, "slots" | "useField"> {
  const { site, language, drawingFile } = facts;
  return {
    language,
    primary: primaryLanguage(site.languages),
    colorMode: site.theme.colorMode,
    useFace: () => site.theme,
    unfolds: false,
    resolve: (link) => resolveLink(facts, link),
    files: facts.files,
    typeset,
    message: (key, values) => facts.say(key, language, values),
    spoken: spokenAttributes(language),
    variables: (values) => collectVariables(collected, values),
    navigation: {
      target: { part: "navigation" },
      path: [],
      specs: navigationFields,
      fields: site.navigation,
    },
    index: facts.index,
    page: facts.page,
    home: pagePath({ path: "/" }, language, site),
    report: facts.report === null ? null : pagePath({ path: facts.report }, language, site),
    cookies: cookieLinks(facts),
    form: (kind) => formTarget(facts, kind),
    hours: site.settings.organisation.hours,
    event: (id) => (id === null ? site.events[0] : site.events.find((event) => event.id === id)),
    allowFrames: (hosts) => hosts.forEach((host) => collected.frames.add(host)),
    ...(drawingFile && { drawing: (drawn) => collectDrawing(collected, drawingFile(drawn)) }),
    preload: (picture) => void collected.preloads.push(picture),
  };
}
