import type { ReactNode } from "react";
import { useEnvironment } from "./environment.ts";
import type {
  AnchorProps,
  ItemProps,
  ItemsProps,
  PictureProps,
  ShownProps,
  TextProps,
  ValueSlotProps,
} from "./slot-props.ts";

export function Text(props: TextProps): ReactNode {
  const { slots } = useEnvironment();
  return <slots.Text {...props} />;
}

export function Picture(props: PictureProps): ReactNode {
  const { slots } = useEnvironment();
  return <slots.Picture {...props} />;
}

export function Items(props: ItemsProps): ReactNode {
  const { slots } = useEnvironment();
  return <slots.Items {...props} />;
}

export function Item(props: ItemProps): ReactNode {
  const { slots } = useEnvironment();
  return <slots.Item {...props} />;
}

export function Anchor(props: AnchorProps): ReactNode {
  const { slots } = useEnvironment();
  return <slots.Anchor {...props} />;
}

export function Shown(props: ShownProps): ReactNode {
  const { slots } = useEnvironment();
  return <slots.Shown {...props} />;
}

export function Value(props: ValueSlotProps): ReactNode {
  const { slots } = useEnvironment();
  return <slots.Value {...props} />;
}
