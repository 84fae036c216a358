import { Component, lazy, useEffect } from "react";
import type { ComponentType, ReactNode } from "react";
import { serverReach } from "../reach/server-reach.ts";
import { useTranslate } from "../words/i18n.ts";

/** The code of a part could not be had: most often there is no connection. */
class PartMissing extends Error {}

/** Says so where the part would be, and asks again when told to, or when the connection is back. */
function Missing({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useTranslate();
  useEffect(() => serverReach.onBack(onRetry), [onRetry]);
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

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children();
    // what breaks for another reason is not this one's to mend
    if (!((error as unknown) instanceof PartMissing)) throw error;
    return <Missing onRetry={this.retry} />;
  }
}

/**
 * `lazy` for parts of a screen: one whose code can't be had says so and can be asked for again, and nothing around it
 * is lost. It stands within a `Suspense`.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new PartMissing("A part of the editor could not be loaded", { cause });
      }),
    );
  let Part: ComponentType<Props> = attempt();
  return function LatePart(props: Props): ReactNode {
    return (
      <PartBoundary onRetry={() => (Part = attempt())}>{() => <Part {...props} />}</PartBoundary>
    );
  };
}
