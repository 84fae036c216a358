import type { ReactNode } from "react";
import { Intro, Items, Picture, Root, Text, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { Enlarged, Lightbox } from "../../kit/lightbox.tsx";
import { galleryMasonryFields } from "../fields.ts";
import { KindItem, Kinds } from "../kinds.tsx";

export function GalleryCarousel({ rank }: SectionViewProps): ReactNode {
  const kinds = useField(galleryMasonryFields.kinds);
  return (
    <Root
      className="section gallery-carousel"
      ground={useField(galleryMasonryFields.ground)}
      air={useField(galleryMasonryFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Kinds />
      </div>
      <Items of="pictures" as="ul" className="gallery-carousel__row">
        {() => (
          <KindItem of={kinds} className="gallery-carousel__item">
            <Enlarged of="picture" title="title" link="link" className="gallery-carousel__link">
              <span className="gallery-carousel__frame">
                <Picture of="picture" />
              </span>
              <Text of="title" as="span" className="gallery-carousel__name" />
              <Text of="note" as="span" className="caption" />
            </Enlarged>
          </KindItem>
        )}
      </Items>
      <Lightbox />
    </Root>
  );
}
