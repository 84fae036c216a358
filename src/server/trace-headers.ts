import { z } from "zod";

/** Names and values as OpenTelemetry writes them: `name=value,name=value`, percent-encoded. */
export function readTraceHeaders(
  text: string,
  context: z.core.$RefinementCtx,
): Record<string, string> {
  const pairs = text.split(",").map((pair) => /^\s*([\w-]+)=([\x20-\x7E]*)$/.exec(pair));
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [, name, value = ""] = pair ?? [];
        if (name === undefined) throw new Error("No name");
        const [known] = new Headers({ [name]: decodeURIComponent(value.trim()) }).entries();
        return known ?? [name, ""];
      }),
    );
  } catch {
    context.addIssue({ code: "custom", message: "No headers" });
    return z.NEVER;
  }
}
