import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { fillAnswer } from "./answer-page.ts";
import type { Answer } from "./answer-page.ts";
import { packedText, testRelease, testSource } from "./release-fixture.ts";

async function answerPage(): Promise<string> {
  const release = await testRelease(testSource);
  return packedText(
    release,
    release.manifest.answers["en"]?.place ?? "stored",
    brotliDecompressSync,
  );
}

const thanks: Answer = {
  title: "Message sent",
  text: "Thank you!",
  errors: [],
  back: { href: "/prices/", label: "Back to the site" },
};

it("an answer stands in the site's look", async () => {
  const html = fillAnswer(await answerPage(), thanks);
  expect(html).toContain("<title>Message sent · Lamp &amp; Co</title>");
  expect(html).toContain('<h1 class="title" data-level="56">Message sent</h1>');
  expect(html).toContain('<a class="button button--tertiary" href="/prices/">Back to the site</a>');
  expect(html).toContain('<footer class="footer"');
  expect(html).not.toContain("\u0000");
});

it("what was typed is kept, as text, with its errors", async () => {
  const hostile = `"><script>alert(1)</script>$&$'`;
  const fields = [
    { name: "name", label: "Name", value: hostile, isRequired: true },
    { name: "message", label: "Message", value: `\n</textarea>${hostile}`, isLong: true },
    { name: "email", label: "Email", value: "x", error: "Please enter a valid email" },
    { name: "siteHash", label: undefined, value: "h" },
  ];
  const form = { action: "/api/v1/sites/form/contact/7/", fields, button: "Send" };
  const html = fillAnswer(await answerPage(), { ...thanks, errors: [hostile], form });
  expect(html).not.toContain("<script>alert");
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;$&#x27;"');
  expect(html).toContain('aria-invalid="true" aria-describedby="answer-email-note"');
  expect(html).toContain('<input type="hidden" name="siteHash" value="h">');
});

it.each(["//evil.example", "https://evil.example", "javascript:alert(1)", "/\\evil.example", ""])(
  "never leads back to %j",
  async (href) => {
    expect(fillAnswer(await answerPage(), { ...thanks, back: { href, label: "Back" } })).toContain(
      'href="/">Back</a>',
    );
  },
);
