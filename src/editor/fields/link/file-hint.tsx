import type { ReactNode } from "react";
import { useLanguage } from "../../words/i18n.ts";
import { useSiteFiles } from "../files/use-site-files.ts";
import { byteWords } from "#/lib/byte-words.ts";

/** How large a file is that a link may lead to. */
export function FileHint({ file: id }: { file: string }): ReactNode {
  const language = useLanguage();
  const file = useSiteFiles().find((one) => one.id === id);
  return file && byteWords(file.size, language);
}
