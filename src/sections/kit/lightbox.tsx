import type { ReactNode } from "react";
import { held, specOfKind } from "#/fields/held-value.ts";
import { altText } from "#/site/alt-text.ts";
import { readText } from "#/site/localized-text.ts";
import { useEnvironment, useScope, useSectionId } from "./environment.ts";
import { Icon } from "./icon.tsx";
import { Anchor } from "./slots.tsx";

interface EnlargedProps {
  /** The picture's field. */
  readonly of: string;
  /** The field of what the picture is called: the caption below the large one. */
  readonly title: string;
  /** The field of a link, which goes before. */
  readonly link: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A picture of a gallery that opens large: in the section's `Lightbox`, and without scripts as a file of its own. Where its
 * link leads elsewhere, it is that link.
 */
export function Enlarged({ of, title, link, className, children }: EnlargedProps): ReactNode {
  const environment = useEnvironment();
  const scope = useScope();
  const { specs } = scope;
  const { language, primary, message, unfolds } = environment;
  const spec = specOfKind(specs, of, "picture");
  const picture = held(spec, environment.useField(scope, of));
  const leadsTo = held(specOfKind(specs, link, "link"), environment.useField(scope, link));
  const words = held(specOfKind(specs, title, "text"), environment.useField(scope, title));
  const files = picture && !leadsTo && !unfolds ? environment.files(picture, spec) : undefined;
  if (!picture || !files)
    return (
      <Anchor of={link} className={className} fallback="div">
        {children}
      </Anchor>
    );
  const isNamed = `${readText(words ?? {}, language, primary)}${altText(picture, language, primary)}`;
  return (
    <a
      className={className}
      href={files.src}
      data-enlarge=""
      {...(isNamed.trim() === "" && {
        "aria-label": message("enlargePicture"),
        ...environment.spoken,
      })}
    >
      {children}
    </a>
  );
}

/**
 * Where a section's `Enlarged` pictures are shown, one at a time, over the page. A script opens it (islands/lightbox.ts).
 * Its style finds its parts by what they are: classes for what nobody sees yet would be in every page with a gallery.
 */
export function Lightbox(): ReactNode {
  const { message, spoken, unfolds } = useEnvironment();
  const section = useSectionId();
  if (unfolds) return null;
  const name = `viewer-${section}`;
  return (
    <dialog className="viewer" data-lightbox="" aria-labelledby={`${name}-count ${name}-caption`}>
      <p
        id={`${name}-count`}
        data-count={message("pictureOf", { index: "{index}", count: "{count}" })}
        {...spoken}
      />
      <button type="button" data-step="" aria-label={message("close")} {...spoken}>
        <Icon name="close" />
      </button>
      <button type="button" data-step="-1" aria-label={message("previousPicture")} {...spoken}>
        <Icon name="arrow" />
      </button>
      <div />
      <button type="button" data-step="1" aria-label={message("nextPicture")} {...spoken}>
        <Icon name="arrow" />
      </button>
      <p id={`${name}-caption`} aria-live="polite" />
    </dialog>
  );
}
