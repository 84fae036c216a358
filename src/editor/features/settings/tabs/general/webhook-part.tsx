import { useState } from "react";
import type { ReactNode } from "react";
import type { WebhookInfo } from "#/api/webhooks.ts";
import { webhookBodySchema } from "#/api/webhooks.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { useEditor } from "../../../../session/editor.ts";
import { errorWords } from "../../../../words/error-words.ts";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import type { Checked } from "../../../../session/drafts/use-draft.ts";
import { FieldNote } from "../../form/field-note.tsx";
import { ValueSetting } from "../../form/value-setting.tsx";
import { useLanguage, useTranslate } from "../../../../words/i18n.ts";
import { regional } from "../../../../words/regional.ts";

interface Webhook {
  /** What the server has; null where there is none, undefined while that isn't known. */
  readonly info: WebhookInfo | null | undefined;
  readonly problem: string | undefined;
  load(): void;
  /** "" takes it away. */
  set(url: string): void;
}

function useWebhook(): Webhook {
  const { call, site } = useEditor();
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const [info, setInfo] = useState<WebhookInfo | null>();
  const [problem, setProblem] = useState<string>();
  const path = `sites/${site.id}/webhook`;
  const ask = async (answer: Promise<WebhookInfo | undefined>): Promise<void> => {
    try {
      setInfo((await answer) ?? null);
      setProblem(undefined);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      setProblem(code === "invalid" ? t("webhook.refused") : errorWords(words, error));
    }
  };
  return {
    info,
    problem,
    load: () => void ask(call<WebhookInfo | undefined>(path)),
    set: (url) =>
      void ask(
        url === ""
          ? call<undefined>(path, { method: "DELETE" })
          : call<WebhookInfo>(path, { method: "PUT", body: { url } }),
      ),
  };
}

function checkUrl(text: string, error: string): Checked<string> {
  const url = text.trim();
  if (url === "") return { value: "" };
  const isUrl = webhookBodySchema.shape.url.safeParse(url).success && /^https?:\/\/./i.test(url);
  return isUrl && URL.canParse(url) ? { value: url } : { error };
}

/** What the receiver checks a report by. */
function Secret({ info: { secret, failedAt } }: { info: WebhookInfo }): ReactNode {
  const t = useTranslate("settings");
  const language = useLanguage();
  const time =
    failedAt === null
      ? undefined
      : new Intl.DateTimeFormat(regional(language), {
          dateStyle: "medium",
          timeStyle: "short",
        }).format(new Date(failedAt));
  return (
    <>
      <div className="field">
        <span className="label">{t("webhook.secret")}</span>
        <span className="row">
          <code className="mono truncated grow">{secret}</code>
          <CopyButton text={secret} label={t("webhook.copy")} doneLabel={t("webhook.copied")} />
        </span>
        <span className="hint">{t("webhook.secretHint")}</span>
      </div>
      {time !== undefined && (
        <FieldNote id="webhook-failed" error={t("webhook.failed", { time })} />
      )}
    </>
  );
}

/** Where what visitors send is reported to, for other programs. It is asked for when it is opened. */
export function WebhookPart(): ReactNode {
  const t = useTranslate("settings");
  const { info, problem, load, set } = useWebhook();
  return (
    <details
      className="settings-more settings-group"
      onToggle={(event) => event.currentTarget.open && info === undefined && load()}
    >
      <summary>{t("webhook.title")}</summary>
      <div className="settings-more-body">
        <p className="secondary-text">{t("webhook.about")}</p>
        {info === undefined && problem !== undefined && (
          <FieldNote id="webhook-problem" error={problem} />
        )}
        {info !== undefined && (
          <ValueSetting
            field="site/webhook"
            type="url"
            inputMode="url"
            label={t("webhook.url")}
            hint={t("webhook.urlHint")}
            placeholder="https://example.com/hook"
            problem={problem}
            stored={info?.url ?? ""}
            check={(text) => checkUrl(text, t("webhook.wrong"))}
            commit={set}
          />
        )}
        {info && <Secret info={info} />}
      </div>
    </details>
  );
}
