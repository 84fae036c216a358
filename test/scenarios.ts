import type { InjectOptions, LightMyRequestResponse as InjectedResponse } from "fastify";
import { expect } from "vitest";
import type { ErrorCode } from "#/api/errors.ts";
import type { Actor, World } from "./world.ts";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One request and what it must answer. `{name}` in the address stands for a value of the table. */
export interface Scenario {
  name: string;
  method: Method;
  url: string;
  /** A stranger where it is left out. */
  as?: Actor;
  /** The app's own origin goes with every request; null leaves it away. */
  headers?: Record<string, string | null>;
  /** JSON; a string goes as it is. */
  body?: unknown;
  /** The host that is asked; the app's where it is left out. */
  host?: string;
  /** The address that the request comes from. */
  from?: string;
  expect: {
    status: number;
    code?: ErrorCode;
    /** The body holds at least this; `expect.any(…)` and the like are welcome. */
    body?: unknown;
    /** A pattern for the body of what is a page and no JSON. */
    page?: RegExp;
    /** Patterns for headers; null: the header is not there. */
    headers?: Record<string, RegExp | null>;
  };
  /** Looks at the effects. */
  after?: (context: {
    world: World;
    response: InjectedResponse;
    values: Values;
  }) => Promise<void> | void;
}

export type Values = Record<string, string>;

/** Rows that run one after the other in one world of their own. */
export interface ScenarioTable {
  subject: string;
  /** Makes what the rows need and answers the values for their addresses. */
  prepare?: (world: World) => Promise<Values>;
  rows: Scenario[];
}

function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Replaces `{name}` in all strings of a body as well. */
function fillBody(body: unknown, values: Values): unknown {
  if (typeof body === "string") return fill(body, values);
  return body === undefined ? undefined : JSON.parse(fill(JSON.stringify(body), values));
}

/** The request of a row. */
export function toRequest(row: Scenario, world: World, values: Values): InjectOptions {
  const headers: Record<string, string> = {
    host: row.host ?? new URL(world.env.appOrigin).host,
    origin: world.env.appOrigin,
  };
  const cookie = world.cookies[row.as ?? "stranger"];
  if (cookie) headers["cookie"] = cookie;
  const body = fillBody(row.body, values);
  if (body !== undefined && typeof body !== "string") headers["content-type"] = "application/json";
  for (const [name, value] of Object.entries(row.headers ?? {})) {
    if (value === null) delete headers[name];
    else headers[name] = fill(value, values);
  }
  return {
    method: row.method,
    url: fill(row.url, values),
    headers,
    ...(row.from === undefined ? {} : { remoteAddress: row.from }),
    ...(body === undefined
      ? {}
      : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
  };
}

/** Sends one scenario's request and checks the answer. */
export async function runScenario(row: Scenario, world: World, values: Values): Promise<void> {
  const response = await world.app.inject(toRequest(row, world, values));
  const wanted = row.expect;
  expect(response.statusCode, response.body).toBe(wanted.status);
  if (wanted.page) expect(response.body).toMatch(wanted.page);
  else if (wanted.status >= 400 && row.method !== "HEAD") {
    expect(response.json()).toMatchObject({ status: wanted.status, code: wanted.code });
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  }
  if (wanted.body !== undefined) expect(response.json()).toMatchObject(wanted.body as object);
  for (const [name, pattern] of Object.entries(wanted.headers ?? {})) {
    const value = response.headers[name];
    if (pattern === null) expect(value, name).toBeUndefined();
    else expect(String(value), name).toMatch(pattern);
  }
  await row.after?.({ world, response, values });
}

/** Whether a row asks for a route with this pattern. */
export function covers(row: Scenario, route: { method: string; url: string }): boolean {
  if (row.method !== route.method) return false;
  const path = row.url.split(/[?#]/, 1)[0] ?? "";
  const asked = path.split("/");
  const parts = route.url.split("/");
  const same = (part: string, index: number) =>
    part === "*" || (part.startsWith(":") ? Boolean(asked[index]) : part === asked[index]);
  if (parts.at(-1) === "*") return parts.every(same);
  return parts.length === asked.length && parts.every(same);
}
