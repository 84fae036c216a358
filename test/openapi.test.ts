import { expect, test } from "vitest";
import { createWorld } from "./world.ts";

interface Described {
  summary?: string;
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
}

test("API-04: the API's description tells what every call answers", async () => {
  const world = await createWorld();
  try {
    const url = "/api/v1/openapi.json";
    const answer = await world.app.inject({ url, headers: { host: "localhost:3000" } });
    const paths: Record<string, Record<string, Described>> = answer.json().paths;
    const silent = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { responses = {} }]) => {
          const { "204": nothing, ...others } = responses;
          const schemas = Object.values(others).flatMap(({ content = {} }) =>
            Object.values(content),
          );
          return !nothing && !schemas.some(({ schema }) => schema);
        })
        // files are what they are: CSV, calendars, pictures
        .filter(() => !/\.(csv|ics)$|\/file$/.test(path))
        .map(([method]) => `${method} ${path}`),
    );
    expect(silent).toEqual([]);
    const document = paths["/api/v1/sites/{siteId}/document"]?.["get"];
    expect(JSON.stringify(document)).toMatch(/"revision".*"assets"|"assets".*"revision"/);
    const events = paths["/api/v1/sites/{siteId}/events"]?.["get"];
    expect(Object.keys(events?.responses?.["200"]?.content ?? {})).toEqual(["text/event-stream"]);
  } finally {
    await world.close();
  }
});
