import { Fragment } from "react";
import type { ReactNode } from "react";
import type { Environment, Scope } from "#/sections/kit/environment.ts";
import type { ShownProps, TextProps } from "#/sections/kit/slot-props.ts";
import { spokenAttributes } from "#/site/word-language.ts";
import type { PageText } from "./page-texts.ts";
import type { Say } from "./page-words.ts";

interface IslandFacts {
  readonly language: string;
  readonly texts: ReadonlyMap<string, PageText>;
  readonly say: Say;
}

function Nothing(): ReactNode {
  return null;
}

/** What stands with a text of the page, or with one of several. */
function createShown(texts: IslandFacts["texts"]) {
  return function IslandShown({ when, children }: ShownProps): ReactNode {
    return [when].flat().some((name) => texts.has(name)) && children;
  };
}

/** A text as it stood on the page; one that was empty was not there. */
function createText(texts: IslandFacts["texts"]) {
  return function IslandText({ of, as = "p", className, htmlFor, data }: TextProps): ReactNode {
    const lines = texts.get(of);
    const Tag = as as "p";
    return (
      lines && (
        <Tag className={className} {...(htmlFor !== undefined && { htmlFor })} {...data}>
          {lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Tag>
      )
    );
  };
}

const nowhere: Scope = { target: { part: "navigation" }, path: [], specs: {} };

/** What the views of forms are rendered with in a visitor's browser: the words and texts that came with the page. */
export function createIslandEnvironment({ language, texts, say }: IslandFacts): Environment {
  return {
    language,
    primary: language,
    unfolds: false,
    colorMode: "LIGHT",
    useFace: () => ({ fonts: "manrope-inter", look: "ROUNDED" }),
    slots: {
      Text: createText(texts),
      Picture: Nothing,
      Items: Nothing,
      Item: Nothing,
      Anchor: Nothing,
      Shown: createShown(texts),
      Icon: Nothing,
      Value: Nothing,
    },
    useField: (_scope, name) => ({ [language]: { text: texts.get(name)?.join("\n") ?? "" } }),
    resolve: () => undefined,
    files: () => undefined,
    typeset: (text) => text,
    message: say,
    spoken: spokenAttributes(language),
    variables: () => ({}),
    allowFrames: () => undefined,
    form: () => ({ action: "", hidden: {} }),
    navigation: nowhere,
    index: { entries: [], redirects: [] },
    page: undefined,
    home: "/",
    report: null,
    event: () => undefined,
  };
}
