import { pictureRefusalSchema } from "#/api/picture-refusals.ts";

/** Why a server didn’t take a file. */
interface Refusal {
  readonly code: string;
  readonly details: unknown;
}

/** Whether a server that refused a file for this refuses it each time: what it is, how large it is and who sends it stay as they are. */
export function isFinal({ code, details }: Refusal): boolean {
  // a server with less to do may be quick enough
  if (code === "invalid")
    return pictureRefusalSchema.safeParse(details).data?.reason !== "too-slow";
  return ["unsupported-media-type", "payload-too-large", "forbidden"].includes(code);
}
