import { Suspense } from "react";
import type { ReactNode } from "react";
import { specOfKind } from "#/fields/held-value.ts";
import { pictureBlocks } from "#/fields/prose/spec.ts";
import type { PictureBlock, WordBlock } from "#/fields/prose/spec.ts";
import { wordLanguage } from "#/site/word-language.ts";
import { ScopeContext, useEnvironment, useScope } from "../environment.ts";
import { useField } from "../hooks.ts";
import type { ProseProps } from "../slot-props.ts";
import { MarkedWords } from "./marked-words.tsx";
import { ProsePictures } from "./prose-pictures.tsx";
import { proseGroups, sourceStart } from "./prose-groups.ts";
import type { Block } from "./prose-groups.ts";

const tags = {
  paragraph: "p",
  heading: "h2",
  subheading: "h3",
  bullet: "li",
  number: "li",
  quote: "blockquote",
  note: "aside",
} as const;

/** The elements of blocks of words by the rank of headings; those of lists are items. */
export const wordTags = {
  2: tags,
  3: { ...tags, heading: "h3", subheading: "h4" },
} as const;

/** By what a heading is led to. */
export function headingId(block: string): string {
  return `t-${block}`;
}

export function isPictureBlock(type: Block["type"]): type is PictureBlock {
  return pictureBlocks.some((one) => one === type);
}

/** The words of a block that are shown, with their language and marks; undefined where it says nothing. */
function useWords({ text }: Block) {
  const { language, primary, typeset } = useEnvironment();
  const own = text[language]?.text ? language : primary;
  const { text: words = "", marks = [] } = text[own] ?? {};
  if (words.trim() === "") return undefined;
  return { shown: typeset(words, own), marks, spoken: wordLanguage(own, language) };
}

interface BlockProps {
  readonly block: Block;
  readonly rank: ProseProps["rank"];
}

function Words({ block, type, rank }: BlockProps & { readonly type: WordBlock }): ReactNode {
  const words = useWords(block);
  if (!words) return null;
  const { shown, marks, spoken } = words;
  const Tag = wordTags[rank][type];
  const source = type === "quote" ? sourceStart(shown) : undefined;
  const said = source === undefined ? shown : shown.slice(0, source - 1);
  const own = marks.filter(({ from }) => from < said.length);
  return (
    <Tag
      className={`prose__${type}`}
      id={type === "heading" ? headingId(block.id) : undefined}
      {...spoken}
    >
      <MarkedWords
        text={said}
        marks={own.map((mark) => ({ ...mark, to: Math.min(mark.to, said.length) }))}
      />
      {source !== undefined && <cite>{shown.slice(source)}</cite>}
    </Tag>
  );
}

function Figure({ block, type }: { block: Block; type: PictureBlock }): ReactNode {
  const caption = useWords(block);
  if (!block.picture && !block.second) return null;
  return (
    <figure className={`prose__figure prose__figure--${type}`}>
      <div className="prose__pictures">
        <ProsePictures type={type} />
      </div>
      {caption && (
        <p className="caption prose__caption" {...caption.spoken}>
          <MarkedWords text={caption.shown} marks={caption.marks} />
        </p>
      )}
    </figure>
  );
}

function BlockView({ field, block, rank }: BlockProps & { readonly field: string }): ReactNode {
  const { target, path, specs } = useScope();
  const { type } = block;
  if (!isPictureBlock(type)) return <Words block={block} type={type} rank={rank} />;
  const { item } = specOfKind(specs, field, "list");
  return (
    <ScopeContext.Provider
      value={{ target, path: [...path, field, block.id], specs: item, fields: block }}
    >
      <Figure block={block} type={type} />
    </ScopeContext.Provider>
  );
}

function PlainProse({ of, className = "", rank }: ProseProps): ReactNode {
  const blocks = useField(of);
  return (
    <div className={`prose ${className}`}>
      {proseGroups(blocks).map((group) => {
        if (group.list === undefined)
          return <BlockView key={group.block.id} field={of.name} block={group.block} rank={rank} />;
        const { list: List, blocks: items } = group;
        return (
          <List key={items[0].id} role="list" className="prose__list">
            {items.map((block) => (
              <BlockView key={block.id} field={of.name} block={block} rank={rank} />
            ))}
          </List>
        );
      })}
    </div>
  );
}

/** A rich text (R39): its blocks in their order. On the canvas it is edited in its place, once its editor is there. */
export function Prose(props: ProseProps): ReactNode {
  const { slots } = useEnvironment();
  if (!slots.Prose) return <PlainProse {...props} />;
  return (
    <Suspense fallback={<PlainProse {...props} />}>
      <slots.Prose {...props} />
    </Suspense>
  );
}
