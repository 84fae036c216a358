/** Numbers of the specification's section 9 that concern how things look. Pixels unless a name says otherwise. */

/** Widths up to which a layout holds; `navigation` is where the bar's links fold into a menu. */
export const breakpoints = { small: 480, medium: 768, navigation: 1024, large: 1440 } as const;

/** What the editor shows a page at. */
export const deviceWidths = { desktop: 1280, tablet: 768, mobile: 390 } as const;

export const pictureFadeMilliseconds = 1500;

/** From here down the button that leads back to the top shows. */
export const scrollToTopThreshold = 400;

/** How far outside the view lazy pictures begin to load. */
export const lazyPictureMargin = 500;

/** The bar's links. */
export const headerLinkWidth = 250;

/** A link of the bar whose width isn't known: 125, and 30 that is between two. */
export const fallbackLink = 155;

export const contactMessageRows = 8;
