import { Check } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { pathProblem, tidyPath } from "#/site/page-tree/page-path.ts";
import type { PathProblem } from "#/site/page-tree/page-path.ts";
import { useEditor } from "../../session/editor.ts";
import { Field } from "../../ui/field.tsx";
import { useTranslate } from "../../words/i18n.ts";

/** What keeps a page (undefined: a new one) from having a path. */
export function usePathProblem(path: string, page?: string): PathProblem | undefined {
  const { index, site } = useEditor().store.records();
  return index && site ? pathProblem(path, { index, site, page }) : undefined;
}

interface PathFieldProps {
  readonly path: string;
  readonly problem: PathProblem | undefined;
  /** In place of "Available". */
  readonly hint?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (path: string) => void;
}

/** A page's path, checked as it is typed: what can't stand in one is written as it can, and shown so once it is left. */
export function PathField({ path, problem, hint, onChange, ...rest }: PathFieldProps): ReactNode {
  const t = useTranslate("pages");
  const [typed, setTyped] = useState<string>();
  return (
    <Field
      {...rest}
      label={t("path.label")}
      before={<span aria-hidden="true">/</span>}
      after={problem ? undefined : <Check className="path-free" aria-hidden="true" />}
      value={typed ?? path.replace(/^\//, "")}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      hint={hint ?? t("path.free")}
      error={problem && t(`path.${problem}`)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(tidyPath(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
