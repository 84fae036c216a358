import type { ReactNode } from "react";
import { Intro, Items, Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Enlarged, Lightbox } from "../kit/lightbox.tsx";
import { galleryMasonryFields } from "./fields.ts";
import { KindItem, Kinds } from "./kinds.tsx";
import { tilesOf } from "./tiles.ts";

/** Pictures that fill a mosaic; what they are called is said over them. */
function Mosaic(): ReactNode {
  const kinds = useField(galleryMasonryFields.kinds);
  return (
    <Items of="pictures" as="ul" className="gallery-masonry__tiles">
      {({ index, count }) => (
        <KindItem of={kinds} className="gallery-masonry__tile" tile={tilesOf(count)[index]}>
          <Enlarged of="picture" title="title" link="link" className="gallery-masonry__link">
            <Picture of="picture" />
            <Shown when="title">
              <span className="gallery-masonry__name">
                <Text of="title" as="span" />
              </span>
            </Shown>
          </Enlarged>
        </KindItem>
      )}
    </Items>
  );
}

/** Whole pictures in columns, with what is said of each below it. */
function Columns(): ReactNode {
  const kinds = useField(galleryMasonryFields.kinds);
  return (
    <Items of="pictures" as="ul" className="gallery-masonry__columns">
      {() => (
        <KindItem of={kinds}>
          <Enlarged of="picture" title="title" link="link" className="gallery-masonry__work">
            <span className="gallery-masonry__frame">
              <Picture of="picture" />
            </span>
            <Shown when={["title", "note"]}>
              <span className="gallery-masonry__caption">
                <Text of="title" as="b" />
                <Text of="note" as="span" className="caption" />
              </span>
            </Shown>
          </Enlarged>
        </KindItem>
      )}
    </Items>
  );
}

export function GalleryMasonry({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section gallery-masonry"
      ground={useField(galleryMasonryFields.ground)}
      air={useField(galleryMasonryFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Kinds />
        {useField(galleryMasonryFields.isCaptioned) ? <Columns /> : <Mosaic />}
      </div>
      <Lightbox />
    </Root>
  );
}
