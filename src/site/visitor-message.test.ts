import { describe, expect, it } from "vitest";
import { messages } from "./messages.ts";
import { visitorMessages } from "./messages-visitor.data.ts";
import type { VisitorMessageKey } from "./visitor-messages/translation.ts";
import type { PluralMessage, VisitorMessage } from "./visitor-messages/visitor-message-form.ts";
import { spokenLanguage } from "./spoken-language.ts";
import { visitorMessage } from "./visitor-message.ts";

function formsOf(message: VisitorMessage): string[] {
  if (typeof message === "string") return [message];
  const { by: _, ...forms } = message;
  return Object.values(forms as Omit<PluralMessage, "by">);
}
function namesIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

describe("visitor messages", () => {
  it("WORD-01 (R5): the English ones are the specification's, word for word", () => {
    expect(visitorMessage("fieldEmpty", "en")).toBe("This field cannot be empty");
    expect(visitorMessage("emailInvalid", "en")).toBe("Please enter a valid email");
    expect(visitorMessage("subscribed", "en")).toBe("Thank you for subscribing!");
    expect(visitorMessage("complaintTooLong", "en")).toBe(
      "Your have exceeded the maximum character limit.",
    );
    expect(visitorMessage("complaintEmail", "en")).toBe(messages.complaintEmail);
    expect(visitorMessage("complaintSent", "en")).toBe("Information has been successfully sent");
    expect(visitorMessage("reportThanks", "en")).toBe("Thanks for the report!");
  });

  it("WORD-01 (R5): every message that the specification quotes is there word for word", () => {
    expect(messages).toMatchObject({
      fieldEmpty: "This field cannot be empty",
      emailInvalid: "Please enter a valid email",
      complaintRequired: "Required field",
      complaintEmail: "Please put a correct e-mail",
      complaintTooLong: "Your have exceeded the maximum character limit.",
      textRequired: "This field is required",
      textPlaceholder: "Your text",
      badHex: "Bad Hex",
      subscribed: "Thank you for subscribing!",
      complaintSent: "Information has been successfully sent",
      reportThanks: "Thanks for the report!",
      reportFailed: "Something went wrong",
      reportRefresh: "Please refresh page to load data",
      namePlaceholder: "Enter your name",
      emailPlaceholder: "Enter your email",
      messagePlaceholder: "Enter your message",
      moreLinks: "More",
      pictureFailed: "Failed",
      chatGreeting: "Hi there 👋 How can I help you?",
      chatButton: "Start Chat",
    });
    const said: Partial<Record<VisitorMessageKey, string>> = {
      fieldEmpty: messages.fieldEmpty,
      emailInvalid: messages.emailInvalid,
      complaintRequired: messages.complaintRequired,
      complaintEmail: messages.complaintEmail,
      complaintTooLong: messages.complaintTooLong,
      subscribed: messages.subscribed,
      complaintSent: messages.complaintSent,
      reportThanks: messages.reportThanks,
      reportFailed: messages.reportFailed,
      reportRefresh: messages.reportRefresh,
    };
    expect(visitorMessages.en).toMatchObject(said);
  });

  it("WORD-02 (R5): are there in six languages, and English speaks for the others", () => {
    expect(Object.keys(visitorMessages)).toEqual(["en", "ru", "de", "fr", "es", "uk"]);
    expect(["ru", "de-at", "pt-br", "toString"].map(spokenLanguage)).toEqual([
      "ru",
      "de",
      "en",
      "en",
    ]);
  });

  it.each(Object.entries(visitorMessages))(
    "WORD-02: %s says everything, with the same values as English",
    (language, all) => {
      for (const [key, message] of Object.entries(all) as [VisitorMessageKey, VisitorMessage][]) {
        const wanted = namesIn(formsOf(visitorMessages.en[key]).at(-1) ?? "");
        for (const form of formsOf(message)) {
          expect(form, `${language}.${key}`).not.toBe("");
          expect(namesIn(form), `${language}.${key}`).toEqual(wanted);
        }
      }
    },
  );

  it("follow numbers as each language does", () => {
    const places = (left: number) => visitorMessage("rsvpNotEnough", "ru", { left });
    expect([1, 3, 14, 21].map(places)).toEqual([
      "Осталось только 1 место.",
      "Осталось только 3 места.",
      "Осталось только 14 мест.",
      "Осталось только 21 место.",
    ]);
    expect(visitorMessage("rsvpPlaces", "en", { count: 1 })).toBe("1 place");
    expect(visitorMessage("rsvpPlaces", "fr", { count: 0 })).toBe("0 place");
  });

  it("put values in as they are, whatever they look like", () => {
    expect(visitorMessage("logoLabel", "en", { name: "$& {name} <b>" })).toBe(
      "$& {name} <b>, home",
    );
    expect(visitorMessage("logoLabel", "en")).toBe("{name}, home");
  });
});
