import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Say } from "../forms/page-words.ts";
import { InfoDialog, infoOf } from "./info-dialog.tsx";
import type { Info } from "./info-dialog.tsx";
import type { ReportSource } from "./read-report.ts";
import { ReportDialog } from "./report-dialog.tsx";

export interface ReportFlowProps {
  readonly source: ReportSource;
  readonly say: Say;
  /** Nothing of it is open any more. */
  readonly onGone: () => void;
}

/** The complaint form, and then what became of the complaint (specification, section 4). */
export function ReportFlow({ source, say, onGone }: ReportFlowProps): ReactNode {
  const [info, setInfo] = useState<Info | null>(null);
  const hasEnded = useRef(false);
  return (
    <>
      <ReportDialog
        source={source}
        say={say}
        onEnd={(error) => {
          hasEnded.current = true;
          setInfo(infoOf(error, say));
        }}
        onClosed={() => hasEnded.current || onGone()}
      />
      {info && <InfoDialog {...info} button={say("ok")} onClosed={onGone} />}
    </>
  );
}
