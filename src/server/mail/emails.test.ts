// @vitest-environment jsdom
import { expect, test } from "vitest";
import { type EmailTexts, everyEmail } from "../../../test/fixtures/emails.ts";
import { emailWords } from "../words/email-words.data.ts";

const texts: EmailTexts = { site: "Korn & Kruste", person: "Olga Smirnova", said: "Hello!\nOlga" };
const hostile = `</td><img src=x onerror="alert(1)"><a href='http://evil.example/'>x</a>\r\nBcc: b@example.org`;

const each = Object.keys(emailWords).flatMap((language) =>
  Object.entries(everyEmail(language, texts)).map(
    ([name, email]) => [`${language} ${name}`, language, email] as const,
  ),
);

function pageOf(html: string | undefined): Document {
  return new DOMParser().parseFromString(html ?? "", "text/html");
}

/** What is read of an element, cut where its lines end. */
function linesOf(part: Element): string[] {
  for (const end of part.querySelectorAll("br")) end.replaceWith("\n");
  return (part.textContent ?? "").split("\n");
}

test.each(each)("MAIL-03: %s is HTML and text of the same words", (_, language, email) => {
  const page = pageOf(email.html);
  expect(page.documentElement.lang).toBe(language);
  expect(page.title).toBe(email.subject);
  expect(page.querySelectorAll("h1")).toHaveLength(1);
  const plain = email.text.replaceAll(/^> /gm, "").replaceAll(/\s+/g, " ");
  for (const part of page.querySelectorAll("h1, p, .well, th, td.ru, td.mu")) {
    for (const line of linesOf(part)) expect(plain).toContain(line.trim().replaceAll(/\s+/g, " "));
  }
  for (const { href } of page.querySelectorAll("a"))
    expect(plain).toContain(href.replace(/^mailto:/, ""));
  expect(`${email.subject}${email.text}${email.html}`).not.toMatch(/\{\w+\}|undefined/);
  expect(email.headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
});

test.each(each)("MAIL-04: %s loads nothing, and can be read aloud", (_, _language, email) => {
  const page = pageOf(email.html);
  expect(page.querySelector("img, link, script, iframe, [background], [src]")).toBeNull();
  expect(email.html).not.toMatch(/url\(|@import|@font-face/);
  for (const table of page.querySelectorAll("table:not([role=presentation])"))
    expect(table.querySelectorAll("th[scope=row]").length).toBeGreaterThan(0);
  for (const link of page.querySelectorAll("a")) expect(link.textContent).not.toBe("");
});

test.each(Object.keys(everyEmail("en", texts)))(
  "SEC-18: nothing of a name or a message is markup or a header in %s",
  (name) => {
    const [plain, email] = [texts, { site: hostile, person: hostile, said: hostile }].map(
      (given) => everyEmail("en", given)[name],
    );
    const tagsOf = (html: string | undefined) =>
      [...pageOf(html).querySelectorAll("*")]
        .map(({ tagName }) => tagName)
        .filter((tag) => tag !== "BR");
    expect(tagsOf(email?.html)).toEqual(tagsOf(plain?.html));
    for (const value of Object.values(email?.headers ?? {})) expect(value).not.toContain("evil");
  },
);

test("SEC-29: what a stranger may have sent to anybody makes no links", () => {
  const spam = {
    site: "Win at evil.example",
    person: "evil.example",
    said: "Go to https://evil.example/x",
  };
  const { receipt, confirmation, invitation, transfer } = everyEmail("en", spam);
  for (const mail of [receipt, confirmation, invitation, transfer])
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil\.example|:\/\/evil/);
});
