import type { ReactNode } from "react";
import { shownEmbed } from "#/fields/embed/shown-embed.ts";
import type { ShownEmbed } from "#/fields/embed/shown-embed.ts";
import type { EmbedField } from "#/fields/embed/spec.ts";
import type { Named } from "#/fields/field-spec.ts";
import type { TextField } from "#/fields/text/spec.ts";
import { useEnvironment } from "./environment.ts";
import { useField, useText } from "./hooks.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";
import { Picture, Text, Value } from "./slots.tsx";

interface EmbedFields {
  readonly embed: Named<EmbedField>;
  readonly title: Named<TextField>;
}

const icons: Readonly<Record<ShownEmbed["shape"], IconName>> = {
  film: "play",
  sound: "play",
  map: "place",
  calendar: "clock",
};

/** What the section shows, once its owner has chosen it; the page's policy then allows its frame. */
function useEmbed(embed: Named<EmbedField>): ShownEmbed | undefined {
  const { allowFrames } = useEnvironment();
  const shown = shownEmbed(useField(embed));
  if (shown) allowFrames(shown.hosts);
  return shown;
}

interface StageProps extends Pick<EmbedFields, "embed"> {
  /** The largest picture above the fold. */
  readonly isFirst?: boolean;
}

/** The picture `picture` that stands where the frame will. What the frame shows is chosen on it. */
export function EmbedStage({ embed, isFirst = false }: StageProps): ReactNode {
  const { unfolds } = useEnvironment();
  const shown = useEmbed(embed);
  const shape = shown?.shape ?? "film";
  return (
    <div className="embed__stage" data-stage={shape}>
      <Picture of="picture" isFirst={isFirst} />
      <Value of={embed.name} isAlways>
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
 * The button `button` that asks for the frame, and who learns of that. A script puts the frame onto the stage (islands/embeds.ts);
 * without one the button leads to the vendor's page.
 */
export function EmbedAsk({ of }: { readonly of: EmbedFields }): ReactNode {
  const { message, spoken } = useEnvironment();
  const title = useText(of.title);
  const shown = useEmbed(of.embed);
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
