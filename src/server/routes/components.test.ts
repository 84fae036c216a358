import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { componentDefinitionSchema } from "#/site/component-definition.ts";
import { createWorld } from "../../../test/world.ts";

test("COMP-01: every component that the API answers has the specification's fields and no others; the footer's thumbnail and colour mode are empty", async () => {
  const world = await createWorld();
  onTestFinished(() => world.close());
  const answer = await world.app.inject({
    method: "GET",
    url: "/api/v1/components?language=en",
    headers: { host: "localhost:3000", cookie: world.cookies.owner },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const all: unknown = answer.json();
  const components = z.array(componentDefinitionSchema).min(1).parse(all);
  expect(components).toEqual(all);
  const footers = components.filter(({ category }) => category === "footer");
  const others = components.filter(({ category }) => category !== "footer");
  expect(footers.length).toBeGreaterThan(0);
  for (const { id, thumbnail, colorMode } of footers)
    expect([thumbnail, colorMode], id).toEqual(["", ""]);
  for (const { id, thumbnail, colorMode } of others) {
    expect(thumbnail, id).not.toBe("");
    expect(colorMode, id).not.toBe("");
  }
});
