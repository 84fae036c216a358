import { once } from "node:events";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld } from "../../../test/world.ts";
import { readEnv } from "../env.ts";
import { isTracing, tellSpan } from "../spans.ts";
import { startTracing } from "./start-tracing.ts";

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const attributesSchema = z.array(
  z.strictObject({
    key: z.string(),
    value: z.union([
      z.strictObject({ stringValue: z.string() }),
      z.strictObject({ intValue: z.string().regex(/^\d+$/) }),
    ]),
  }),
);
/** ExportTraceServiceRequest of opentelemetry-proto, as far as we use it. */
const bodySchema = z.strictObject({
  resourceSpans: z.tuple([
    z.strictObject({
      resource: z.strictObject({ attributes: attributesSchema }),
      scopeSpans: z.tuple([
        z.strictObject({
          scope: z.strictObject({ name: z.literal("vitrine") }),
          spans: z.array(
            z.strictObject({
              traceId: hex(32),
              spanId: hex(16),
              parentSpanId: hex(16).optional(),
              name: z.string(),
              kind: z.int().min(1).max(5),
              startTimeUnixNano: z.string().regex(/^\d{19}$/),
              endTimeUnixNano: z.string().regex(/^\d{19}$/),
              attributes: attributesSchema,
              status: z.strictObject({ code: z.literal(2) }).optional(),
            }),
          ),
        }),
      ]),
    }),
  ]),
});

/** A collector that takes what fits the protocol, and tracing that sends to it. */
async function startCollector(status = 200) {
  const bodies: string[] = [];
  const requests: IncomingMessage[] = [];
  const errors: unknown[] = [];
  const server = createServer(async (request, response) => {
    requests.push(request);
    bodies.push(await text(request));
    response.writeHead(status).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const tracing = startTracing({
    endpoint: `http://127.0.0.1:${port}/`,
    headers: { authorization: "Bearer abc" },
    serviceName: "vitrine",
    version: "1.2.3",
    onError: (error) => errors.push(error),
  });
  onTestFinished(async () => {
    await tracing.stop();
    server.close();
  });
  const spans = () =>
    bodies.flatMap(
      (body) => bodySchema.parse(JSON.parse(body)).resourceSpans[0].scopeSpans[0].spans,
    );
  return { tracing, requests, bodies, errors, spans };
}

test("OTEL-01: a publication is one trace: the request, its parts and its queries, each within the one that began it", async () => {
  const world = await createWorld();
  onTestFinished(() => world.close());
  const { id } = await publishTestSite(world);
  const { tracing, requests, spans } = await startCollector();
  const answer = await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/${id}/releases`,
    headers: { origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload: { note: "traced" },
  });
  expect(answer.statusCode).toBe(201);
  await tracing.flush();
  expect(requests[0]).toMatchObject({ method: "POST", url: "/v1/traces" });
  expect(requests[0]?.headers).toMatchObject({ authorization: "Bearer abc" });
  const all = spans();
  const request = all.find(({ name }) => name === "POST /api/v1/sites/:siteId/releases");
  const publish = all.find(({ name }) => name === "publish");
  expect(request).toMatchObject({ kind: 2 });
  expect(request?.parentSpanId).toBeUndefined();
  expect(publish).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  const query = all.find(({ parentSpanId }) => parentSpanId === publish?.spanId);
  expect(query?.name).toMatch(/^(SELECT|INSERT|UPDATE) \w+$/);
  for (const { startTimeUnixNano, endTimeUnixNano } of all)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
});

test("OTEL-332: a request is a part of the span that a proxy of this installation names, and of nobody else's", async () => {
  const world = await createWorld({ env: { TRUST_PROXY: "10.0.0.0/8" } });
  onTestFinished(() => world.close());
  const { tracing, spans } = await startCollector();
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  const ask = async (remoteAddress: string, header: string) => {
    const before = spans().length;
    const headers = { host: "localhost:3000", traceparent: header };
    await world.app.inject({ url: "/api/v1/auth/me", headers, remoteAddress });
    await tracing.flush();
    return spans().slice(before);
  };
  const known = await ask("10.0.0.7", traceparent);
  expect(known.at(-1)).toMatchObject({ kind: 2, traceId, parentSpanId: "00f067aa0ba902b7" });
  expect(new Set(known.map((span) => span.traceId))).toEqual(new Set([traceId]));
  for (const [from, header] of [
    ["192.0.2.7", traceparent],
    ["10.0.0.7", `${traceparent}"}]}`],
    ["10.0.0.7", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`],
  ] as const) {
    const own = (await ask(from, header)).at(-1);
    expect(own?.parentSpanId).toBeUndefined();
    expect(own?.traceId).not.toBe(traceId);
  }
});

test("OTEL-01: jobs, emails and what fails are spans, too", async () => {
  const world = await createWorld({ deliver: () => Promise.reject(new Error("refused")) });
  onTestFinished(() => world.close());
  const { tracing, spans } = await startCollector();
  await world.mail.send({ to: "ann@example.org", subject: "Hi", text: "Hello" });
  await world.jobs.runNext();
  await tracing.flush();
  const all = spans();
  const email = all.find(({ name }) => name === "send email");
  const job = all.find(({ name }) => name === "job mail.send");
  expect(email).toMatchObject({ kind: 3, status: { code: 2 }, parentSpanId: job?.spanId });
  expect(job).toMatchObject({ kind: 5 });
});

test("OTEL-02: nothing that people wrote, no address and no secret is in a trace", async () => {
  const world = await createWorld();
  onTestFinished(() => world.close());
  const site = await publishTestSite(world);
  const { tracing, bodies } = await startCollector();
  await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/form/contact/${site.id}/?token=in-the-address`,
    headers: { host: site.host, origin: site.origin, cookie: world.cookies.owner },
    payload: {
      siteHash: site.siteHash,
      name: "Ann Lee",
      email: "ann@example.org",
      message: "Hi you",
    },
  });
  await world.app.inject({
    method: "POST",
    url: "/api/v1/auth/sign-in",
    headers: { host: "localhost:3000", origin: world.env.appOrigin },
    payload: { email: "owner@example.org", password: "correct horse battery" },
  });
  while (await world.jobs.runNext());
  await tracing.flush();
  const said = bodies.join("");
  expect(said).toContain("POST /api/v1/sites/form/contact/:site/");
  const session = world.cookies.owner.split("=")[1] ?? "none";
  for (const secret of [
    "Ann Lee",
    "@example",
    "Hi you",
    "correct horse",
    "in-the-address",
    session,
  ])
    expect(said).not.toContain(secret);
});

test("OTEL-03: where nobody asks for traces nothing is measured; a collector that is away costs no memory, and one line", async () => {
  expect(isTracing()).toBe(false);
  const { tracing, errors, bodies } = await startCollector(503);
  const about = { name: "work", kind: "internal", attributes: {} } as const;
  const tell = (count: number) => {
    for (let number = 0; number < count; number++) tellSpan(about, { tookMs: 1, hasFailed: false });
  };
  tell(2_049);
  await tracing.flush();
  tell(1);
  await tracing.flush();
  const counts = bodies.map((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans.length);
  expect(counts).toEqual([512, 512, 512, 512, 1]);
  expect(errors).toHaveLength(1);
  await tracing.stop();
  expect(isTracing()).toBe(false);
});

test("OTEL-03: a collector that takes calls and says nothing is given up", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const errors: unknown[] = [];
  const tracing = startTracing({
    endpoint: `http://127.0.0.1:${port}`,
    headers: {},
    serviceName: "vitrine",
    version: "1.2.3",
    timeoutMs: 50,
    onError: (error) => errors.push(error),
  });
  onTestFinished(async () => {
    await tracing.stop();
    silent.closeAllConnections();
    silent.close();
  });
  tellSpan({ name: "work", kind: "internal", attributes: {} }, { tookMs: 1, hasFailed: false });
  await tracing.flush();
  expect(errors).toEqual([expect.objectContaining({ name: "TimeoutError" })]);
});

test("OTEL-03: the environment names the collector, and what lets us in", () => {
  expect(readEnv({}).tracing).toBeUndefined();
  const endpoint = "https://otel.example.org:4318";
  expect(
    readEnv({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20abc, x-team=web",
    }).tracing,
  ).toEqual({
    endpoint,
    headers: { authorization: "Bearer abc", "x-team": "web" },
    serviceName: "vitrine",
  });
  for (const wrong of ["nowhere", "file:///etc/passwd", "ftp://a.example"])
    expect(() => readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: wrong })).toThrow(/collector/);
  for (const wrong of ["no pair", "a=b%0d%0ac", "=b"])
    expect(() => readEnv({ OTEL_EXPORTER_OTLP_HEADERS: wrong })).toThrow(/names and values/);
});
