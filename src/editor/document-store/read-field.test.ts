import { beforeAll, describe, expect, it } from "vitest";
import { messengerOf, withMessenger } from "#/site/messenger-list.ts";
import { toRecords } from "#/site/records.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { loadOperations } from "./known-operations.ts";
import { fieldValue } from "./read-field.ts";
import { fieldTopic } from "./topics.ts";

const document = sampleDocument();
const avatar = { asset: "a1", alt: { ru: { text: "Лицо" } }, crop: null, focus: null };
const { settings } = document.site;
const card = messengerOf(settings.messengers.data, "viber");
const data = withMessenger(settings.messengers.data, {
  ...card,
  data: { ...card.data, avatar },
});
const site = {
  ...document.site,
  settings: { ...settings, messengers: { ...settings.messengers, data } },
};
const records = toRecords({ ...document, site });
const viber = { part: "messenger", messenger: "viber" } as const;

beforeAll(loadOperations);

describe("the value of a field", () => {
  it("is found in the settings as on pages, down to a picture's alt text", () => {
    expect(fieldValue(records, viber, ["avatar", "alt"])).toBe(avatar.alt);
    expect(fieldValue(records, { part: "organisation" }, ["name"])).toEqual({});
    expect(fieldValue(records, { page: "home", section: "goods" }, ["title"])).toBeDefined();
  });

  it("is undefined where something on the way is gone", () => {
    expect(fieldValue(records, { part: "event", event: "gone" }, ["title"])).toBeUndefined();
    expect(
      fieldValue(records, { ...viber, messenger: "telegram" }, ["avatar", "alt"]),
    ).toBeUndefined();
    expect(fieldValue(records, { page: "gone", section: "x" }, ["title"])).toBeUndefined();
  });

  it("has a topic of its own in each part", () => {
    const topics = [
      fieldTopic(viber, ["name"]),
      fieldTopic({ ...viber, messenger: "telegram" }, ["name"]),
      fieldTopic({ part: "consent", variant: "gdpr", of: "banner" }, ["consentText"]),
      fieldTopic({ part: "consent", of: "banner", variant: "gdpr" }, ["consentText"]),
      fieldTopic({ part: "consent", variant: "simple", of: "banner" }, ["consentText"]),
    ];
    expect(new Set(topics).size).toBe(4);
  });
});
