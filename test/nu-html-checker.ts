import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { ensureJava } from "../scripts/test/java.ts";
import { runFolder } from "./once-a-run.ts";

const checker = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
/** It runs once and not for long: compiling what it runs more thoroughly takes twice the time that it saves. */
const javaOptions = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m"];
const checkerOptions = ["--errors-only", "--exit-zero-always", "--stdout", "--format", "json"];

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** CSS is checked when it is built; the checker doesn't know what came into it in the last years. */
function withoutStyles(html: string): string {
  return html.replaceAll(/(<style[^>]*>)[^]*?(<\/style>)/g, "$1$2");
}

/** What is wrong with a page, and where. */
export interface HtmlError {
  readonly page: string;
  readonly error: string;
}

/** What the Nu HTML checker finds wrong with pages, which have names: in one run, as its start is most of its time. */
export async function findHtmlErrors(pages: ReadonlyMap<string, string>): Promise<HtmlError[]> {
  const java = await ensureJava();
  const folder = mkdtempSync(join(runFolder(), "html-"));
  try {
    const names = [...pages.keys()];
    for (const [place, html] of [...pages.values()].entries())
      writeFileSync(join(folder, `${place}.html`), withoutStyles(html));
    const args = [...javaOptions, "-jar", checker, ...checkerOptions, folder];
    const report = await new Promise<string>((resolve, reject) => {
      execFile(java, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) =>
        error ? reject(error) : resolve(stdout),
      );
    });
    return reportSchema.parse(JSON.parse(report)).messages.map(({ url = "", message, extract }) => {
      const place = /(\d+)\.html$/.exec(url)?.[1];
      return { page: names[Number(place)] ?? url, error: `${message} ${extract ?? ""}`.trim() };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
