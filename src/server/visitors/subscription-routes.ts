import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Answer } from "#/publish/answer-page.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import type { PublishedSite, PublishedSites } from "./published-sites.ts";
import { translate } from "../words/translate.ts";
import type { LinkPurpose } from "./subscription-token.ts";
import type { LinkedSubscription, Subscriptions } from "./subscriptions.ts";
import { anySiteOfVisit } from "./visit.ts";

interface SubscriptionRoutesOptions {
  sites: PublishedSites;
  subscriptions: Subscriptions;
}

interface LinkRequest {
  Querystring: { token?: unknown };
}

const config = { access: { host: "visitors", who: "anyone" } } as const;
const bodyLimit = 16_384;

const questions = {
  confirm: ["confirmTitle", "confirmText", "confirmButton"],
  unsubscribe: ["unsubscribeTitle", "unsubscribeText", "unsubscribeButton"],
} as const;
const results = {
  confirm: ["confirmedTitle", "confirmedText"],
  unsubscribe: ["unsubscribedTitle", "unsubscribedText"],
} as const;

function backOf(site: PublishedSite, language: string): Answer["back"] {
  const prefix = site.languages.find(({ code }) => code === language)?.prefix ?? "";
  return { href: `${prefix}/`, label: visitorMessage("backToSite", language) };
}

function question(
  purpose: LinkPurpose,
  action: string,
  { email, siteName, language }: LinkedSubscription,
): Omit<Answer, "back"> {
  const [title, text, button] = questions[purpose];
  return {
    title: translate(title, language),
    text: translate(text, language, { email, site: siteName }),
    errors: [],
    form: { action, fields: [], button: translate(button, language) },
  };
}

function result(
  purpose: LinkPurpose,
  { email, siteName, language }: LinkedSubscription,
): Omit<Answer, "back"> {
  const [title, text] = results[purpose];
  return {
    title: translate(title, language),
    text: translate(text, language, { email, site: siteName }),
    errors: [],
  };
}

const deadLinks = { confirm: "linkInvalidText", unsubscribe: "unsubscribeInvalidText" } as const;

/** Who wanted to leave isn't told how to subscribe. */
function deadLink(purpose: LinkPurpose, language: string): Omit<Answer, "back"> {
  const text = translate(deadLinks[purpose], language);
  return { title: translate("linkInvalidTitle", language), text, errors: [] };
}

async function send(
  reply: FastifyReply,
  {
    site,
    language,
    status,
    cookies,
  }: { site: PublishedSite; language: string; status: number; cookies: string | undefined },
  answer: Omit<Answer, "back">,
): Promise<FastifyReply> {
  const back = backOf(site, language);
  const { html, headers } = await site.answer(language, { ...answer, back }, { cookies });
  // The address holds the token: no link from here may carry it on.
  return reply
    .code(status)
    .headers({ ...headers, "cache-control": "no-store", "referrer-policy": "no-referrer" })
    .type("text/html; charset=utf-8")
    .serializer(String)
    .send(html);
}

/**
 * What the links in emails to subscribers open. Looking changes nothing, since programs look
 * too: pressing the button does, and the one-click post of a mail program (RFC 8058).
 */
export function subscriptionRoutes(
  instance: FastifyInstance,
  { sites, subscriptions }: SubscriptionRoutesOptions,
): void {
  async function answer(
    purpose: LinkPurpose,
    request: FastifyRequest<LinkRequest>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    // who subscribed can leave whatever became of the site
    const site = await anySiteOfVisit(request, sites);
    const token = typeof request.query.token === "string" ? request.query.token : "";
    const isDone =
      request.method === "POST" && (await subscriptions.follow(purpose, site.id, token));
    const found = await subscriptions.read(purpose, site.id, token);
    const wanted = found?.language;
    const known = site.languages.find(({ code }) => code === wanted) ?? site.languages[0];
    const language = known?.code ?? "en";
    const to = { site, language, cookies: request.headers.cookie };
    const about = found && { ...found, language };
    const was = purpose === "confirm" ? found?.isConfirmed : found?.isUnsubscribed;
    if (about && (isDone || was)) {
      return send(reply, { ...to, status: 200 }, result(purpose, about));
    }
    if (about?.isOpen) {
      return send(reply, { ...to, status: 200 }, question(purpose, request.url, about));
    }
    return send(reply, { ...to, status: 410 }, deadLink(purpose, language));
  }

  instance.register(async (app) => {
    // Mail programs send what they like; only the address of the link counts.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null));
    for (const purpose of ["confirm", "unsubscribe"] as const) {
      app.route<LinkRequest>({
        url: `/api/v1/sites/form/email/:site/${purpose}/`,
        method: ["GET", "POST"],
        bodyLimit,
        config,
        schema: { hide: true },
        handler: (request, reply) => answer(purpose, request, reply),
      });
    }
  });
}
