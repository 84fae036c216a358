import { held, specOfKind } from "#/fields/held-value.ts";
import type { ReactNode } from "react";
import { useScope } from "#/sections/kit/index.ts";
import type { PictureProps, Variables } from "#/sections/kit/index.ts";
import type { Picture } from "#/site/image.ts";
import { altText } from "#/site/alt-text.ts";
import { wordLanguage } from "#/site/word-language.ts";
import { phoneMedia } from "../phone-media.ts";
import { usePlainEnvironment } from "../use-plain-environment.ts";

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

function pictureVariables(picture: Picture, colour: string): Variables {
  const focus = picture.focus && {
    "--focus-x": percent(picture.focus.x),
    "--focus-y": percent(picture.focus.y),
  };
  return { ...focus, "--colour": colour };
}

/** A picture in its variants. Without one, or before its files are made, there is nothing. */
export function PlainPicture({
  of,
  className,
  isFirst: wantsFirst = false,
}: PictureProps): ReactNode {
  const environment = usePlainEnvironment();
  const scope = useScope();
  const spec = specOfKind(scope.specs, of, "picture");
  const picture = held(spec, scope.fields?.[of]);
  const files = picture ? environment.files(picture, spec) : undefined;
  if (!picture || !files) return null;
  const { phone } = files;
  // where it isn't seen it is not loaded
  const isFirst = wantsFirst && !scope.hidden;
  if (isFirst) {
    const [source] = files.sources;
    const [forPhones] = phone?.sources ?? [];
    environment.preload({ source, src: files.src, sizes: spec.sizes, phone: forPhones });
  }
  const { language, primary } = environment;
  const alt = altText(picture, language, primary);
  const isFallback = alt !== "" && !picture.alt[language]?.text;
  const when = isFirst
    ? ({ fetchPriority: "high" } as const)
    : ({ loading: "lazy", decoding: "async" } as const);
  return (
    <picture
      className={className}
      data-holes={files.colour === "transparent" ? "" : undefined}
      {...environment.variables(pictureVariables(picture, files.colour))}
    >
      {phone?.sources.map(({ type, srcSet }) => (
        <source
          key={`phone ${type}`}
          media={phoneMedia}
          {...{ type, srcSet, sizes: spec.sizes, width: phone.width, height: phone.height }}
        />
      ))}
      {files.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={spec.sizes} />
      ))}
      <img
        src={files.src}
        alt={alt}
        {...(isFallback && wordLanguage(primary, language))}
        width={files.width}
        height={files.height}
        {...when}
      />
    </picture>
  );
}
