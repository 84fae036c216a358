import { held, isOfKind, specOfKind } from "#/fields/held-value.ts";
import { useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { PictureFiles, PictureProps, Scope } from "#/sections/kit/index.ts";
import type { FieldPath } from "#/site/operations/target.ts";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { Picture } from "#/site/image.ts";
import { isLogoField } from "#/site/navigation.ts";
import { altText } from "#/site/alt-text.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useCanvasTools } from "../canvas-tools.ts";
import failedTile from "./image-failed-tile.svg?no-inline";
import { emptyPicture, failedPicture } from "../../fields/picture/stand-in-picture.ts";

/** The link field of the item that a picture stands in, where it has one. */
function linkBeside(scope: Scope): FieldPath | null {
  if (scope.path.length === 0) return null;
  const name = Object.keys(scope.specs).find((one) => isOfKind(scope.specs[one], "link"));
  return name === undefined ? null : [...scope.path, name];
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** A picture that the Tab key reaches; what lies behind a section is reached beside it. */
interface Stop {
  readonly tabIndex: 0;
  readonly role: "button";
  readonly "aria-label": string;
}

/** What is shown, wherever it comes from: while another address of it loads, it stays. */
function shownKey({ asset, crop }: Picture): string {
  return JSON.stringify([asset, crop]);
}

interface FileProps {
  readonly stop: Stop | undefined;
  readonly files: PictureFiles;
  readonly picture: Picture;
  readonly spec: PictureField;
  readonly alt: string;
}

/** What became of an address that was loaded. */
interface FileEnd {
  readonly src: string;
  readonly state: "loaded" | "failed";
}

/** What a picture behind a section stands on while it is not there. */
const failureGround = { background: `url("${failedTile}") 0 0 / 96px` };
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** The picture's files as visitors get them; while they are on their way or failed, what stands in (specification, section 8). */
function Files({ files, spec, alt, stop }: FileProps): ReactNode {
  const [end, setEnd] = useState<FileEnd>();
  // that one address failed says nothing of the next; what is shown stays until that has come
  const state = end?.state === "failed" && end.src !== files.src ? "loading" : end?.state;
  const isBackground = stop === undefined;
  const ground = isBackground && state !== "loaded" ? failureGround : undefined;
  if (state === "failed" && isBackground)
    return <img src={nothing} alt={alt} draggable={false} data-failed="" style={ground} />;
  if (state === "failed")
    return <img {...failedPicture(spec)} {...stop} alt={alt} draggable={false} data-failed="" />;
  return (
    <>
      {files.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={spec.sizes} />
      ))}
      <img
        {...stop}
        src={files.src}
        alt={alt}
        width={files.width}
        height={files.height}
        draggable={false}
        style={ground}
        onLoad={() => setEnd({ src: files.src, state: "loaded" })}
        onError={() => setEnd({ src: files.src, state: "failed" })}
      />
    </>
  );
}

/** A picture that is replaced, cropped and described by a click. An empty slot keeps its room. */
export function EditablePicture({ of, className, isBackground = false }: PictureProps): ReactNode {
  const environment = useEnvironment();
  const scope = useScope();
  const tools = useCanvasTools();
  const { handles } = tools;
  const spec = specOfKind(scope.specs, of, "picture");
  const name = isLogoField(spec) ? tools.logo : tools.picture;
  const picture = held(spec, environment.useField(scope, of));
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (element.current)
      handles.set(element.current, {
        kind: "picture",
        target: scope.target,
        path: [...scope.path, of],
        spec,
        isBackground,
        link: linkBeside(scope),
      });
  });
  const files = picture ? environment.files(picture, spec) : undefined;
  if (!picture && isBackground) return null;
  const focus = picture?.focus && {
    "--focus-x": percent(picture.focus.x),
    "--focus-y": percent(picture.focus.y),
  };
  const alt = picture ? altText(picture, environment.language, environment.primary) : "";
  const label = alt === "" ? name : `${name}: ${alt}`;
  // what the keyboard reaches has a name, also where visitors have it skipped
  const own = alt === "" && !isBackground ? name : alt;
  const stop: Stop | undefined = isBackground
    ? undefined
    : { tabIndex: 0, role: "button", "aria-label": label };
  return (
    <picture
      ref={element}
      className={className}
      data-edit="picture"
      data-holes={files?.colour === "transparent" ? "" : undefined}
      data-topic={fieldTopic(scope.target, [...scope.path, of])}
      {...environment.variables({ ...focus, "--colour": files?.colour ?? "transparent" })}
    >
      {picture && files ? (
        <Files key={shownKey(picture)} {...{ files, picture, spec, alt: own, stop }} />
      ) : (
        <img {...emptyPicture(spec)} {...stop} alt={own} draggable={false} data-empty="" />
      )}
    </picture>
  );
}
