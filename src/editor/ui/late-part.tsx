import { Component, lazy, useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { retryDelay } from "../reach/retry-delay.ts";
import { serverReach } from "../reach/server-reach.ts";
import { browserTimers } from "../signals/timers.ts";
import { useTranslate } from "../words/i18n.ts";
import { withStyles } from "./lost-styles.ts";

/** The code of a part could not be had: most often there is no connection. */
class PartMissing extends Error {}

/** So often it is asked again of a server that can be reached. */
const mostRetries = 3;
/** Milliseconds that code is waited for, also while the server says that it is alive (OFF-18). */
const longestWait = 30_000;

/** What `load` answers, unless a network swallows it: then it rejects, and the code may still come for the next who asks. */
function inTime<Value>(load: () => Promise<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const giveUp = (): void => reject(new PartMissing("Timed out"));
  const { ended } = serverReach.begin(giveUp);
  const cancel = browserTimers.after(longestWait, giveUp);
  load().then(resolve, reject);
  return promise.finally(() => {
    ended();
    cancel();
  });
}

interface MissingProps {
  /** How often it was asked for in vain. */
  readonly attempts: number;
  readonly onRetry: () => void;
}

/** Says so where the part would be, and asks again when told to, by itself a few times, and when the connection is back. */
function Missing({ attempts, onRetry }: MissingProps): ReactNode {
  const t = useTranslate();
  useEffect(() => serverReach.onBack(onRetry), [onRetry]);
  useEffect(() => {
    serverReach.check();
    if (attempts > mostRetries) return;
    return browserTimers.after(retryDelay(attempts), () => {
      if (serverReach.isReachable.get()) onRetry();
    });
  }, [attempts, onRetry]);
  return (
    <div className="late" role="alert">
      <span>{t("partMissing")}</span>
      <button type="button" className="button" onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}

interface BoundaryProps {
  readonly children: () => ReactNode;
  /** Makes the next attempt a new one. */
  readonly onRetry: () => void;
}

class PartBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null };
  attempts = 1;

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  readonly retry = (): void => {
    this.attempts += 1;
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children();
    // what breaks for another reason is not this one's to mend
    if (!((error as unknown) instanceof PartMissing)) throw error;
    return <Missing attempts={this.attempts} onRetry={this.retry} />;
  }
}

/** A part of a screen whose code is loaded when it is first shown, or ahead. */
export type LatePart<Props extends object> = ComponentType<Props> & {
  /** Loads it ahead. Never rejects: what can't be had is tried again when called again, or when it is shown. */
  readonly preload: () => Promise<void>;
};

/**
 * `lazy` for parts of a screen: one whose code can't be had says so and can be asked for again, and nothing around it
 * is lost. It stands within a `Suspense`. What was loaded ahead is rendered at once: React holds back what was waited
 * for with a fallback for up to 300 ms, also where it is there by then.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LatePart<Props> {
  const attempt = () =>
    lazy(() =>
      inTime(() => withStyles(load)).catch((cause: unknown) => {
        throw new PartMissing("Part not loaded", { cause });
      }),
    );
  let Part: ComponentType<Props> = attempt();
  let preloaded: ComponentType<Props> | undefined;
  let preloading: Promise<void> | undefined;
  function Late(props: Props): ReactNode {
    // one for as long as it is shown: another would begin anew
    const [Preloaded] = useState(() => preloaded);
    return (
      <PartBoundary onRetry={() => (Part = attempt())}>
        {() => (Preloaded ? <Preloaded {...props} /> : <Part {...props} />)}
      </PartBoundary>
    );
  }
  async function loadAhead(): Promise<void> {
    preloaded = (await withStyles(load)).default;
  }
  return Object.assign(Late, {
    preload: () =>
      (preloading ??= loadAhead().catch(() => {
        preloading = undefined;
      })),
  });
}
