import type { ReactNode } from "react";
import { Text, useEnvironment, useText } from "../kit/index.ts";
import { programmeTracksFields } from "./fields.ts";
import { useExtent } from "./use-extent.ts";

/** What visitors keep sessions in, as the page's language calls it; undefined where they keep none, where only the first day is shown, and on the canvas. */
export function usePlanName(): string | undefined {
  const { unfolds } = useEnvironment();
  const name = useText(programmeTracksFields.plan).trim();
  const isPart = useExtent() === "first day";
  return unfolds || isPart || name === "" ? undefined : name;
}

/**
 * What a script needs to let visitors keep sessions: the button that it puts into each of them, and the box that shows
 * what was kept, which is hidden until something is. Where it is edited there is its name.
 */
export function Plan(): ReactNode {
  const { unfolds } = useEnvironment();
  const name = usePlanName();
  if (unfolds)
    return (
      <span className="programme__pick programme__plan">
        <Text of="plan" as="span" />
      </span>
    );
  if (name === undefined) return null;
  return (
    <>
      <label className="programme__pick programme__plan" data-plan="" hidden>
        <input type="checkbox" />
        <Text of="plan" as="span" />
        <b />
      </label>
      <template>
        <button
          type="button"
          className="programme__keep"
          data-keep=""
          aria-label={name}
          aria-pressed="false"
        >
          <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4h10v16l-5-4.5L7 20Z" />
          </svg>
        </button>
      </template>
    </>
  );
}
