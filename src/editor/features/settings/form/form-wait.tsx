import type { ReactNode } from "react";
import { useTranslate } from "../../../words/i18n.ts";
import "./form-wait.css";

/** Stands for the fields of a tab that are on their way. */
export function FormWait(): ReactNode {
  const t = useTranslate();
  return (
    <div className="form-wait" role="status">
      <span className="visually-hidden">{t("loading")}</span>
      {["a", "b", "c"].map((part) => (
        <span className="form-wait-part" key={part} aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
        </span>
      ))}
    </div>
  );
}

interface TabWaitProps {
  readonly title: string;
}

/** Stands for a whole tab: what it is called is known before its code is there. */
export function TabWait({ title }: TabWaitProps): ReactNode {
  return (
    <div className="settings-single">
      <div className="settings-form">
        <header className="settings-title">
          {/* no heading yet: the tab's own takes its place */}
          <p className="page-title">{title}</p>
        </header>
        <FormWait />
      </div>
    </div>
  );
}
