import type { ReactNode } from "react";
import { byteWords } from "#/lib/byte-words.ts";
import { Anchor, Intro, Item, Items, Root, Text, useEnvironment, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { filesListFields } from "./fields.ts";

const { item } = filesListFields.files;

function Sheet(): ReactNode {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 3h8l5 5v13H6Zm8 0v5h5M9.5 13h6m-6 4h6" />
    </svg>
  );
}

function Download(): ReactNode {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
    </svg>
  );
}

/** The kind of the file behind a row and its size, read from the file; nothing where the link leads elsewhere. */
function FileFacts(): ReactNode {
  const { resolve, language } = useEnvironment();
  const link = useField(item.link);
  const file = link?.kind === "file" ? resolve(link)?.file : undefined;
  if (!file) return null;
  return (
    <span className="files-list__facts" translate="no">
      {file.kind.toUpperCase()} · {byteWords(file.size, language)}
    </span>
  );
}

export function FilesList({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section files-list"
      ground={useField(filesListFields.ground)}
      air={useField(filesListFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items of="files" as="ul" className="files-list__list">
          {() => (
            <Item className="files-list__item">
              <Anchor of="link" className="files-list__row">
                <span className="files-list__icon">
                  <Sheet />
                </span>
                <span className="files-list__words">
                  <Text of="title" as="b" className="files-list__title" />
                  <Text of="text" as="span" className="files-list__text" />
                </span>
                <FileFacts />
                <span className="files-list__arrow">
                  <Download />
                </span>
              </Anchor>
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
