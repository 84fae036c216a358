import { held, specOfKind } from "#/fields/held-value.ts";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { TextProps } from "#/sections/kit/index.ts";
import { MarkedWords } from "#/sections/kit/prose/marked-words.tsx";
import { readText } from "#/site/localized-text.ts";
import { wordLanguage } from "#/site/word-language.ts";
import { contactAddress, unbrokenHalves } from "../contact-address.ts";
import { readList } from "../list-text.ts";
import { Passage } from "./passage.tsx";
import { titleLetters } from "#/lib/letter-width.ts";
import { isShort } from "#/lib/text-length.ts";
import { titleLevel } from "../title-level.ts";
import { typeset } from "../typeset.ts";

function withBreaks(text: string): ReactNode {
  if (!text.includes("\n")) return text;
  return text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function TextList({ text }: { text: string }): ReactNode {
  const { name, words, items } = readList(text);
  return (
    <>
      {name !== "" && <p className="marks__name">{name}</p>}
      {words !== "" && <p className="marks__words">{withBreaks(words)}</p>}
      {items.length > 0 && (
        <ul className="marks">
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function unbroken(address: string): ReactNode {
  const halves = unbrokenHalves(address);
  return (
    halves?.map((half) => (
      <span key={half} className="unbroken">
        {half}
      </span>
    )) ?? address
  );
}

function Contact({ text }: { text: string }): ReactNode {
  const href = contactAddress(text);
  return href === undefined ? withBreaks(text) : <a href={href}>{unbroken(text)}</a>;
}

/** A text as visitors read it; empty, it is not there. */
export function PlainText({
  of,
  as,
  className,
  id,
  level,
  short = 0,
  isContact,
  htmlFor,
  data,
}: TextProps): ReactNode {
  const environment = useEnvironment();
  const { specs, fields } = useScope();
  const spec = specOfKind(specs, of, "text");
  const isList = spec.format === "list";
  const value = held(spec, fields?.[of]);
  const { language, primary } = environment;
  const text = readText(value ?? {}, language, primary);
  if (text.trim() === "") return null;
  const own = value?.[language]?.text ? language : primary;
  const shown = typeset(text, own);
  const marks = value?.[own]?.marks ?? [];
  const Tag = (as ?? (isList ? "div" : "p")) as "p";
  const title = level && {
    "data-level": titleLevel(text, level),
    ...environment.variables({ "--letters": String(titleLetters(shown)) }),
  };
  return (
    <Tag
      id={id}
      className={className}
      {...(htmlFor && { htmlFor })}
      {...wordLanguage(own, language)}
      {...title}
      {...(isShort(text, short) && { "data-short": "" })}
      {...data}
    >
      {isList ? (
        <TextList text={shown} />
      ) : isContact ? (
        <Contact text={shown} />
      ) : spec.format === "passage" ? (
        <Passage text={shown} marks={marks} />
      ) : (
        <MarkedWords text={shown} marks={marks} />
      )}
    </Tag>
  );
}
