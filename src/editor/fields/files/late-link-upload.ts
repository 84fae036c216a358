import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";
import type { LinkUploadProps } from "./link-upload.tsx";

/** Loaded with the first link that is edited. */
export const LateLinkUpload = latePart<LinkUploadProps>(async () => {
  const [{ LinkUpload }] = await Promise.all([import("./link-upload.tsx"), loadWords("files")]);
  return { default: LinkUpload };
});
