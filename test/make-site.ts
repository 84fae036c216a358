import { expect } from "vitest";
import type { World } from "./world.ts";

/** Makes a site of the world's owner as the app does, without a release. Answers its id. */
export async function makeSite(
  { app, env, cookies }: Pick<World, "app" | "env" | "cookies">,
  body: { readonly name: string; readonly language?: string },
): Promise<number> {
  const made = await app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers: {
      host: new URL(env.appOrigin).host,
      origin: env.appOrigin,
      cookie: cookies.owner,
    },
    payload: body,
  });
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}
