export { Buttons, buttons } from "./buttons.tsx";
export { defineSection } from "./define-section.ts";
export type { SectionDefinition } from "./define-section.ts";
export { ending } from "./ending.ts";
export { EnvironmentContext, ScopeContext, useEnvironment, useScope } from "./environment.ts";
export type {
  Environment,
  FormKind,
  FormTarget,
  PictureFiles,
  PictureSource,
  ResolvedLink,
  Scope,
  Slots,
  Variables,
} from "./environment.ts";
export {
  air,
  airChange,
  anyGround,
  cardGround,
  ground,
  ink,
  itemGround,
  rolesOnItem,
  shade,
  shadeChange,
} from "./ground.ts";
export { useCount, useField, useInkOnPicture, useIsDarkMode, useText } from "./hooks.ts";
export { Head } from "./head.tsx";
export { Icon } from "./icon.tsx";
export type { IconName } from "./icon.tsx";
export { Intro, introFields } from "./intro.tsx";
export { MoreLink, moreLink } from "./more-link.tsx";
export { Root, useOwnTheme } from "./root.tsx";
export type { RootProps } from "./root.tsx";
export { defineLook } from "./section-look.ts";
export type { SectionLook, SectionViewProps } from "./section-look.ts";
export { SiteLogo } from "./site-logo.tsx";
export { Anchor, Item, Items, Picture, Shown, Text } from "./slots.tsx";
export type {
  AnchorProps,
  HeadingLevel,
  IconSlotProps,
  ItemProps,
  ItemsProps,
  PictureProps,
  ShownProps,
  TextProps,
  TextTag,
  ValueSlotProps,
} from "./slot-props.ts";
export type {
  AnsweredQuestion,
  PricedThing,
  ReadText,
  SectionAbout,
  ToldHappening,
  ToldMenu,
  ToldPlace,
  ToldPost,
} from "./section-about.ts";
export { alignment, choice } from "#/fields/choice/spec.ts";
export { event } from "#/fields/event/spec.ts";
export { defineFields } from "#/fields/field-spec.ts";
export { icon } from "#/fields/icon/spec.ts";
export { link } from "#/fields/link/spec.ts";
export { list } from "#/fields/list/spec.ts";
export { number, overlay, wholeOverlay } from "#/fields/number/spec.ts";
export { backdrop, picture } from "#/fields/picture/spec.ts";
export { stressed, text } from "#/fields/text/spec.ts";
