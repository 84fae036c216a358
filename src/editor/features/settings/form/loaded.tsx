import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { FormWait } from "./form-wait.tsx";

interface LoadedProps<Data> {
  readonly of: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  readonly children: (data: Data) => ReactNode;
}

/** What a tab asks the server for, once it is there: until then its shape, or why it can't be had. */
export function Loaded<Data>({ of: { data, error, refetch }, children }: LoadedProps<Data>) {
  const t = useTranslate("screens");
  if (data !== undefined) return children(data);
  if (error === null) return <FormWait />;
  return (
    <p className="note error" role="alert">
      {errorWords(t, error)}
      <Button size="sm" onClick={() => void refetch()}>
        {t("retry")}
      </Button>
    </p>
  );
}
