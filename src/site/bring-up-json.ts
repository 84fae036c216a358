import { readOwnJson } from "#/lib/read-own-json.ts";
import { bringUpRecord } from "./bring-up.ts";
import type { AnyRecord } from "./records.ts";
import type { Templates } from "./section.ts";

const templateOfLayout = /"template":"(\w+)"(?:,"version":(\d+))?/g;

/** Whether every layout in a page's JSON is of the present version of its template. Texts can't hold what it looks for. */
function isUpToDate(body: string, templates: Templates): boolean {
  for (const [, id = "", version] of body.matchAll(templateOfLayout)) {
    const template = templates(id);
    if (template && Number(version) !== template.version) return false;
  }
  return true;
}

/** A page's record as JSON, brought up; the very same text where there is nothing to bring up. */
export function bringUpPageJson(body: string, templates: Templates): string {
  if (isUpToDate(body, templates)) return body;
  return JSON.stringify(bringUpRecord(readRecord(body), templates));
}

/** A record that the program kept itself: it is read back as what it was. */
function readRecord(body: string): AnyRecord {
  return readOwnJson(body);
}

/** A record as it is read from where the program kept it, brought up. */
export function readKeptRecord(body: string, templates: Templates): AnyRecord {
  return bringUpRecord(readRecord(body), templates);
}
