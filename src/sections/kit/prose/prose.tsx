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
import { ProseFigure } from "./prose-figure.tsx";
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

function Words({ block, type, rank }: WordsProps): ReactNode {
  const { language, primary, typeset } = useEnvironment();
  const own = block.text[language]?.text ? language : primary;
  const { text = "", marks = [] } = block.text[own] ?? {};
  if (text.trim() === "") return null;
  const Tag = wordTags[rank][type];
  const shown = typeset(text, own);
  const source = type === "quote" ? sourceStart(shown) : undefined;
  const words = source === undefined ? shown : shown.slice(0, source - 1);
  const before = marks.filter(({ from }) => from < words.length);
  return (
    <Tag
      className={`prose__${type}`}
      id={type === "heading" ? headingId(block.id) : undefined}
      {...wordLanguage(own, language)}
    >
      <MarkedWords
        text={words}
        marks={before.map((mark) => ({ ...mark, to: Math.min(mark.to, words.length) }))}
      />
      {source !== undefined && <cite>{shown.slice(source)}</cite>}
    </Tag>
  );
}

interface WordsProps {
  readonly block: Block;
  readonly type: WordBlock;
  readonly rank: ProseProps["rank"];
}

function BlockView({
  field,
  block,
  rank,
}: {
  field: string;
  block: Block;
  rank: 2 | 3;
}): ReactNode {
  const scope = useScope();
  const { type } = block;
  if (!isPictureBlock(type)) return <Words block={block} type={type} rank={rank} />;
  if (!block.picture && !block.second) return null;
  return (
    <ScopeContext.Provider
      value={{
        target: scope.target,
        path: [...scope.path, field, block.id],
        specs: specOfKind(scope.specs, field, "list").item,
        fields: block,
      }}
    >
      <ProseFigure type={type} />
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
