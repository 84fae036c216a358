import type { ReactNode } from "react";
import { shownEmbed } from "#/fields/embed/shown-embed.ts";
import type { ShownEmbed } from "#/fields/embed/shown-embed.ts";
import { Icon, Picture, Text, useEnvironment, useField, useText } from "../kit/index.ts";
import type { IconName } from "../kit/icon.tsx";
import { Value } from "../kit/slots.tsx";
import { embedWideFields } from "./fields.ts";

const icons: Readonly<Record<ShownEmbed["shape"], IconName>> = {
  film: "play",
  sound: "play",
  map: "place",
  calendar: "clock",
};

/** What the section shows, once its owner has chosen it; the page's policy then allows its frame. */
function useEmbed(): ShownEmbed | undefined {
  const { allowFrames } = useEnvironment();
  const shown = shownEmbed(useField(embedWideFields.embed));
  if (shown) allowFrames(shown.hosts);
  return shown;
}

/** The picture that stands where the frame will. What the frame shows is chosen on it. */
export function Stage(): ReactNode {
  const { unfolds } = useEnvironment();
  const shown = useEmbed();
  const shape = shown?.shape ?? "film";
  return (
    <div className="embed__stage" data-stage={shape}>
      <Picture of="picture" />
      <Value of="embed" isAlways>
        {(added, name) => (
          <span className="embed__sign" {...added}>
            <Icon name={icons[shape]} />
            {unfolds && !shown && <b>{name}</b>}
          </span>
        )}
      </Value>
    </div>
  );
}

/**
 * The button that asks for the frame, and who learns of that. A script puts the frame onto the stage (islands/embeds.ts);
 * without one the button leads to the vendor's page.
 */
export function Ask(): ReactNode {
  const { message, spoken } = useEnvironment();
  const title = useText(embedWideFields.title);
  const shown = useEmbed();
  const words = <Text of="button" as="span" />;
  return (
    <div className="embed__ask">
      {shown ? (
        <a
          className="button"
          href={shown.page}
          target="_blank"
          rel="noopener"
          data-frame={shown.frame}
          data-title={title === "" ? shown.label : `${title} · ${shown.label}`}
        >
          {words}
        </a>
      ) : (
        <span className="button">{words}</span>
      )}
      {shown && (
        <p className="caption" {...spoken}>
          {message("embedNote", { vendor: shown.label, company: shown.company })}
        </p>
      )}
    </div>
  );
}
