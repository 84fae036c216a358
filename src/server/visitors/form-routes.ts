import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { checkForm } from "#/api/visitors/check-form.ts";
import { type VisitorForm, formRules } from "#/api/visitors/form-rules.ts";
import { visitorPayloads } from "#/api/visitors/payloads.ts";
import { formTrap } from "#/site/form-trap.ts";
import { repliesEndAt } from "#/site/replies-end-at.ts";
import { AppError } from "../errors.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { answerAbroad } from "./answer-abroad.ts";
import { toCallError } from "./call-error.ts";
import { acceptedAnswer, confirmationNote, refusedAnswer } from "./form-answers.ts";
import { type FormGuard, ProofNeeded } from "./form-guard.ts";
import { FormRefusal } from "./form-refusal.ts";
import { proofAnswer, proofCallError } from "./proof-answers.ts";
import type { Proof } from "./proof-tokens.ts";
import type { PublishedSites } from "./published-sites.ts";
import type { ReplyTarget, Submission } from "./submission.ts";
import type { SubmissionStore } from "./submission-store.ts";
import { type Visit, checkOrigin, readVisit, reportedSiteOfVisit, siteOfVisit } from "./visit.ts";

/** A message of 5,000 characters in any script, percent-encoded, and room for the rest. */
const formBodyLimit = 131_072;

const config = { access: { host: "visitors", who: "anyone" } } as const;
const otherMethods = ["GET", "PUT", "PATCH", "DELETE"];

export interface FormRoutesOptions {
  sites: PublishedSites;
  store: SubmissionStore;
  guard: FormGuard;
  metrics: Pick<Metrics, "add">;
  /** Whether a subscriber gets an email to confirm the address. */
  delivers: boolean;
}

function consentOf({ input }: Visit): boolean | undefined {
  const value = Object.hasOwn(input, "isCookieAccepted") ? input["isCookieAccepted"] : undefined;
  if (value === undefined || value === "") return undefined;
  if (value === true || value === "true") return true;
  if (value === false || value === "false") return false;
  throw new FormRefusal("invalid", [{ field: "isCookieAccepted", words: "formExpiredText" }]);
}

async function eventOf({ site, input, cookies, unasked }: Visit): Promise<ReplyTarget> {
  const events = await site.eventsFor({ cookies, unasked });
  const event = events.find(({ id }) => id === input["eventId"]);
  if (!event) throw new FormRefusal("not-found", [{ field: "eventId", words: "rsvpClosed" }]);
  return { id: event.id, capacity: event.capacity, endsAt: repliesEndAt(event) };
}

/** Checks what was sent. Throws a `FormRefusal` that says all that is wrong with it. */
async function toSubmission(
  form: VisitorForm,
  visit: Visit,
  proof: Proof | undefined,
): Promise<Submission> {
  const { values, problems } = checkForm(formRules[form], visit.input);
  const notes = Object.entries(problems).map(([field, { key, values: of }]) => ({
    field,
    words: key,
    values: of,
  }));
  if (notes.length > 0) throw new FormRefusal("invalid", notes);
  const siteHash = visit.input["siteHash"];
  return {
    form,
    siteId: visit.site.id,
    siteHash: typeof siteHash === "string" ? siteHash : "",
    values,
    isCookieAccepted: form === "compliance" ? undefined : consentOf(visit),
    event: form === "rsvp" ? await eventOf(visit) : undefined,
    language: visit.language,
    page: visit.page,
    release: visit.release,
    proof,
  };
}

/** Takes a form, or throws. What a robot filled in is thanked for, counted and thrown away. */
async function take(
  form: VisitorForm,
  { visit, proof }: { visit: Visit; proof: Proof | undefined },
  { store, metrics }: FormRoutesOptions,
): Promise<void> {
  const trap = Object.hasOwn(visit.input, formTrap) ? visit.input[formTrap] : undefined;
  if (trap !== undefined && trap !== "") {
    metrics.add("vitrine_forms_trapped_total");
    return;
  }
  await store.add(await toSubmission(form, visit, proof));
  metrics.add("vitrine_forms_taken_total");
}

async function sendPage(
  reply: FastifyReply,
  visit: Visit,
  page: {
    status: number;
    headers?: Record<string, string>;
    answer: Parameters<Visit["site"]["answer"]>[1];
  },
): Promise<FastifyReply> {
  const answer = await visit.site.answer(visit.language, page.answer, visit);
  const [origin] = visit.site.origins;
  const { html, headers } =
    visit.isAbroad && origin !== undefined
      ? answerAbroad(answer, { origin, from: visit.from ?? origin })
      : answer;
  return reply
    .code(page.status)
    .headers({ ...headers, ...page.headers })
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .serializer(String)
    .send(html);
}

/** What a form that was not taken is told: an error for a call, a page for a plain form. */
async function refuse(
  form: VisitorForm,
  { visit, error, action }: { visit: Visit; error: unknown; action: string },
  { guard, metrics }: FormRoutesOptions,
): Promise<Parameters<typeof sendPage>[2]> {
  if (error instanceof ProofNeeded) {
    metrics.add("vitrine_forms_challenged_total");
    if (!visit.isPlain) throw proofCallError(visit, guard.challenge(visit.site.id, error.bits));
    return proofAnswer(form, visit, { ...error, action, question: guard.question(visit.site.id) });
  }
  if (!visit.isPlain) throw toCallError(error, visit.language);
  return refusedAnswer(form, visit, { error, action });
}

/** A flood must not fill the log; what fails on our side is logged with its cause. */
function note(error: unknown, form: VisitorForm, request: FastifyRequest, visit: Visit): void {
  if (error instanceof ProofNeeded) return;
  const told = toCallError(error, visit.language);
  if (told.status < 500 && told.code !== "too-many-requests")
    request.log.warn({ form, site: visit.site.id, code: told.code }, "a form wasn’t accepted");
  const isExpected = error instanceof FormRefusal || error instanceof AppError;
  // a call's failure is logged where every failure is
  if (visit.isPlain && !isExpected) request.log.error({ err: error }, "a form failed");
}

/** What was seen is reported also after its owner took it off. */
function siteFor(form: VisitorForm): typeof siteOfVisit {
  return form === "compliance" ? reportedSiteOfVisit : siteOfVisit;
}

/** Answers one form: a call by 204 or an error, a plain form by a page of the site. */
async function answerForm(
  form: VisitorForm,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  options: FormRoutesOptions,
): Promise<FastifyReply> {
  const { sites, guard, delivers } = options;
  const site = await siteFor(form)(request, sites);
  checkOrigin(request, reply, { site, sites });
  const visit = readVisit(request, { site, sites });
  try {
    const solution = request.headers["x-proof"];
    const proof = await guard.enter(visit, {
      address: request.ip,
      proof: typeof solution === "string" ? solution : undefined,
    });
    await take(form, { visit, proof }, options);
  } catch (error) {
    note(error, form, request, visit);
    const action = request.url.split("?", 1)[0] ?? "";
    return sendPage(reply, visit, await refuse(form, { visit, error, action }, options));
  }
  if (!visit.isPlain) {
    const note = delivers ? confirmationNote(form, visit) : undefined;
    if (note !== undefined) reply.header("x-note", encodeURIComponent(note));
    return reply.code(204).header("cache-control", "no-store").send();
  }
  return sendPage(reply, visit, {
    status: 200,
    answer: acceptedAnswer(form, visit, { asksToConfirm: delivers }),
  });
}

function addForm(
  app: FastifyInstance,
  path: string,
  options: FormRoutesOptions & { form: VisitorForm },
) {
  const { form, sites } = options;
  const schema = {
    summary: `What a visitor sends: ${form}. Also as a plain form, which is answered by a page.`,
    body: visitorPayloads[form],
    response: {
      204: z
        .null()
        .describe("Stored. What the visitor should know besides is in X-Note, percent-encoded."),
    },
  };
  app.post(
    path,
    {
      config,
      schema,
      bodyLimit: formBodyLimit,
      // The rules of the form say it in the visitor's words; the schema only describes.
      validatorCompiler: () => (value) => ({ value }),
      serializerCompiler: () => (value) => JSON.stringify(value),
    },
    (request, reply) => answerForm(form, { request, reply }, options),
  );
  app.options(path, { config, schema: { hide: true } }, async (request, reply) => {
    checkOrigin(request, reply, { site: await siteFor(form)(request, sites), sites });
    return reply
      .code(204)
      .header("access-control-allow-methods", "POST")
      .header("access-control-allow-headers", "content-type, language, x-release, x-proof")
      .header("access-control-max-age", "600")
      .send();
  });
  app.route({
    url: path,
    method: otherMethods,
    config,
    schema: { hide: true },
    handler: () => {
      throw new AppError("method-not-allowed", { allow: ["POST"] });
    },
  });
}

/** Forms come as JSON or as plain forms, and as nothing else. */
function acceptForms(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/**
 * The visitors' forms under the configured base (R26); reports always under /api/v1 (R4).
 * `base` is the path of the base without a slash at its end.
 */
export function formRoutes(
  instance: FastifyInstance,
  { base, ...options }: FormRoutesOptions & { base: string },
): void {
  instance.register(async (app) => {
    acceptForms(app);
    for (const form of ["email", "contact", "rsvp"] as const) {
      for (const start of new Set(["/api/v1", base])) {
        addForm(app, `${start}/sites/form/${form}/:site/`, { ...options, form });
      }
    }
    addForm(app, "/api/v1/sites/form/compliance/:site/", { ...options, form: "compliance" });
  });
}
