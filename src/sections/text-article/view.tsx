import type { ReactNode } from "react";
import { Picture, Root, Shown, Text, useEnvironment, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Day } from "../kit/day.tsx";
import { Prose } from "../kit/prose/prose.tsx";
import { ProseContents } from "../kit/prose/prose-contents.tsx";
import { readingMinutes } from "../kit/prose/reading-minutes.ts";
import { textArticleFields } from "./fields.ts";

function ReadingTime(): ReactNode {
  const { language, primary, message, spoken } = useEnvironment();
  const minutes = readingMinutes(useField(textArticleFields.body), language, primary);
  if (minutes === 0) return null;
  return <span {...spoken}>{message("readingTime", { count: minutes })}</span>;
}

export function TextArticle({ rank }: SectionViewProps): ReactNode {
  const headings = rank === 1 ? 2 : 3;
  const dropLetter = useField(textArticleFields.dropLetter);
  return (
    <Root className="section text-article" air={useField(textArticleFields.air)}>
      <article className="wrap text-article__grid">
        <header className="text-article__head cq">
          <p className="caption text-article__meta">
            <Text of="tags" as="span" />
            <Day of={textArticleFields.date} />
            <ReadingTime />
          </p>
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={72} />
          <Text of="standfirst" as="p" className="text-article__standfirst" />
        </header>
        <Shown when="picture">
          <figure className="text-article__opening">
            <Picture of="picture" isFirst={rank === 1} />
            <Text of="caption" as="p" className="caption" />
          </figure>
        </Shown>
        {useField(textArticleFields.contents) && <ProseContents of={textArticleFields.body} />}
        <Prose
          of={textArticleFields.body}
          rank={headings}
          className={dropLetter ? "text-article__body has-drop" : "text-article__body"}
        />
      </article>
    </Root>
  );
}
