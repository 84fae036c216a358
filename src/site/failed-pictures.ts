/** What stands in place of a picture that can't be had (specification, section 8). */
export const whitePlace =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='100%25' height='100%25' fill='%23fff'/%3E%3C/svg%3E";

/** What stands in place of a logo: a white icon on a tile that shows on any ground. It is 50 px wide. */
export const logoPlace =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23fff' stroke-width='1.5'%3E%3Crect width='24' height='24' rx='4' fill='%23888' stroke='none'/%3E%3Crect x='3.5' y='4.5' width='17' height='15' rx='2'/%3E%3Cpath d='m4 16 4.500-4.500 4 4 3-3 4.500 4.500M15.500 9h.01'/%3E%3C/svg%3E";
