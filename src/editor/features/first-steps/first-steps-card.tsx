import { useEffect, useEffectEvent, useId, useState } from "react";
import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, ChevronDown, ChevronUp, CircleCheck, Circle, X } from "lucide-react";
import { firstSteps } from "#/api/first-steps.ts";
import type { FirstStep, FirstStepsAnswer } from "#/api/first-steps.ts";
import { publishEventSchema } from "#/api/publish-event.ts";
import { useEditor } from "../../session/editor.ts";
import type { ServerEvent } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useTranslate } from "../../words/i18n.ts";
import { leadTo } from "./lead-to.ts";
import "./first-steps.css";

function isLive(event: unknown): boolean {
  const parsed = publishEventSchema.safeParse(event);
  return parsed.success && parsed.data.state === "live";
}

/** What the server told of last, where that is a publication. */
function publicationOf(event: ServerEvent | null): ServerEvent | null {
  return event?.kind === "publish" && isLive(event.event) ? event : null;
}

/** What is done, asked for again when something was saved or published. */
function useDone(): FirstStepsAnswer | undefined {
  const { call, site, store, serverEvent } = useEditor();
  const isSaving = useSignal(store.save).unsent > 0;
  const published = publicationOf(useSignal(serverEvent));
  const { data, refetch } = useQuery({
    queryKey: ["first-steps", site.id],
    queryFn: () => call<FirstStepsAnswer>(`sites/${site.id}/first-steps`),
    enabled: false,
  });
  useEffect(() => {
    if (!isSaving) void refetch();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a publication is a reason to ask
  }, [isSaving, published, refetch]);
  return data;
}

/** As long as it takes to see that all is done. */
const seenMs = 12_000;

const foldedKey = "vitrine-first-steps";

/** Whether it lies over the page: on a phone it has a row of its own, in a window that is wide it stands beside the page. */
function isOverPage(): boolean {
  return innerWidth > 820 && innerWidth < 1920;
}

/**
 * Whether only how far one is stands in the rail; the device remembers it. A small window always begins so: it has no
 * room over its page. Whoever begins with something on the page, or has published and looks at it, has it out of the way.
 */
function useFolded(): [boolean, (isFolded: boolean) => void] {
  const { selection, serverEvent } = useEditor();
  const [isFolded, setFolded] = useState(
    () => localStorage.getItem(foldedKey) === "folded" || (isOverPage() && innerWidth < 1440),
  );
  useEffect(
    () =>
      serverEvent.subscribe(
        () => publicationOf(serverEvent.get()) && isOverPage() && setFolded(true),
      ),
    [serverEvent],
  );
  useEffect(
    () => selection.subscribe(() => selection.get() && innerWidth > 820 && setFolded(true)),
    [selection],
  );
  return [
    isFolded,
    (next) => {
      localStorage.setItem(foldedKey, next ? "folded" : "open");
      setFolded(next);
    },
  ];
}

/** Five steps to a site of one's own: what is done, and the way to what isn't. */
export function FirstStepsCard({ onClose }: { readonly onClose: () => void }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("firstSteps");
  const id = useId();
  const [isFolded, setFolded] = useFolded();
  const answer = useDone();
  const done = answer?.done ?? [];
  const next = firstSteps.find((step) => !done.includes(step));
  const isFinished = answer?.isOpen === true && next === undefined;
  const close = (): void => {
    onClose();
    // closed here whatever becomes of the call: it is asked for again with the site
    editor.call(`sites/${editor.site.id}/first-steps`, { method: "DELETE" }).catch(() => undefined);
  };
  const end = useEffectEvent(close);
  useEffect(
    () => (isFinished ? editor.timers.after(seenMs, () => end()) : undefined),
    [editor, isFinished],
  );
  if (!answer?.isOpen) return null;
  const Fold = isFolded ? ChevronUp : ChevronDown;
  return (
    <section className={classNames("first-steps", isFolded && "is-folded")} aria-labelledby={id}>
      <div className="row">
        <h2 className={isFolded ? "visually-hidden" : "section-title grow"} id={id}>
          {next === undefined ? t("done") : t("title")}
        </h2>
        <span className="size-12 tertiary-text num">
          {t("count", { done: done.length, all: firstSteps.length })}
        </span>
        <IconButton
          size="sm"
          label={t(isFolded ? "unfold" : "fold")}
          aria-expanded={!isFolded}
          icon={<Fold className="size-16" aria-hidden="true" />}
          onClick={() => setFolded(!isFolded)}
        />
        {!isFolded && (
          <IconButton
            size="sm"
            label={t("close")}
            icon={<X className="size-16" aria-hidden="true" />}
            onClick={close}
          />
        )}
      </div>
      <progress
        className="first-steps-bar"
        max={firstSteps.length}
        value={done.length}
        aria-hidden="true"
      />
      {!isFolded && (
        <ul>
          {firstSteps.map((step) => (
            <Step
              key={step}
              step={step}
              isDone={done.includes(step)}
              isNext={step === next}
              onLed={() => setFolded(false)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface StepProps {
  readonly step: FirstStep;
  readonly isDone: boolean;
  readonly isNext: boolean;
  /** Whoever is led by the checklist has it go on standing there. */
  readonly onLed: () => void;
}

function Step({ step, isDone, isNext, onLed }: StepProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("firstSteps");
  const Icon = isDone ? CircleCheck : Circle;
  const content = (
    <>
      <Icon className="size-16" aria-hidden="true" />
      <span className="grow">{t(`steps.${step}`)}</span>
      {isDone && <span className="visually-hidden">{t("isDone")}</span>}
    </>
  );
  const lead = isDone ? undefined : leadTo(editor, step);
  const className = classNames("first-step", isDone && "is-done", isNext && "is-next");
  return (
    <li>
      {lead ? (
        <button
          type="button"
          className={className}
          onClick={() => {
            lead();
            onLed();
          }}
        >
          {content}
          <ArrowRight className="size-14" aria-hidden="true" />
        </button>
      ) : (
        <span className={className}>{content}</span>
      )}
    </li>
  );
}
