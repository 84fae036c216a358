import type { SectionLook } from "../kit/index.ts";
import type { pageTitleFields } from "./fields.ts";

type About = NonNullable<SectionLook<typeof pageTitleFields>["about"]>;

/** Search engines are told the way to the page where visitors see it. */
export const aboutPageTitle: About = ({ crumbs, title }) => ({
  trail: crumbs ? { title } : undefined,
});
