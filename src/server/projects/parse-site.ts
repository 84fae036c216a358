import { cleanInPlace } from "#/lib/clean-text.ts";
import { unsafeJson } from "#/site/project/plain-json.ts";
import { refusedProject } from "#/site/project/project-problem.ts";
import type { Project, ReadProjectOptions } from "#/site/project/read-project.ts";
import { readProject } from "#/site/project/read-project.ts";

/** @throws ProjectRefused */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  // nothing is what no project is, like any other
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw refusedProject("json", `This isn’t valid JSON: ${reason}`);
  }
}

/** Reads what a `site.json` from elsewhere says. What is too much is told before all of it is touched. @throws ProjectRefused */
export function readParsed(json: unknown, options: ReadProjectOptions): Project {
  const unsafe = unsafeJson(json);
  if (unsafe !== undefined) throw refusedProject("json", unsafe);
  cleanInPlace(json);
  return readProject(json, options);
}

/** The same of its bytes. @throws ProjectRefused */
export function parseSite(bytes: Uint8Array, options: ReadProjectOptions): Project {
  return readParsed(parseJson(bytes), options);
}
