/** Numbers of the specification's section 9 that concern how things look. Pixels unless a name says otherwise. */

/** Widths up to which a layout holds; `navigation` is where the bar's links fold into a menu. */
export const breakpoints = { small: 480, medium: 768, navigation: 1024, large: 1440 } as const;

/** Other widths at which single sections change. */
export const extraBreakpoints = [766, 767, 992] as const;

/** What the editor shows a page at. */
export const deviceWidths = { desktop: 1280, tablet: 768, mobile: 390 } as const;

export const iconSizes = {
  xsmall: "0.5rem",
  small: "0.625rem",
  xnormal: "0.8rem",
  normal: "1rem",
  middle: "1.2rem",
  large: "1.5rem",
  xlarge: "2rem",
  xxlarge: "3rem",
  xxmlarge: "4rem",
  xxlLarge: "5rem",
} as const;

export const cornerRadii = {
  ROUNDED: { button: 50, input: 25, card: 10 },
  CORNERED: { button: 10, input: 10, card: 10 },
  SHARP: { button: 0, input: 0, card: 0 },
} as const;

export const fontWeights = {
  thin: 100,
  extralight: 200,
  light: 300,
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  black: 800,
  extrablack: 900,
} as const;

export const popupMilliseconds = 300;
export const pictureFadeMilliseconds = 1500;
export const messengerOpenScale = 1.2;

/** From here down the button that leads back to the top shows. */
export const scrollToTopThreshold = 400;

/** How far outside the view lazy pictures begin to load. */
export const lazyPictureMargin = 500;

export const layoutSizes = {
  headerMenuHeight: 400,
  headerMenuWidth: { min: 200, max: 300 },
  languageMenuHeight: 580,
  headerLinkWidth: 250,
  headerLinkFallbackWidth: 125,
  headerLinkSpacing: 30,
  reportInfoWidth: 400,
  reportInfoLayer: 20,
  failedLogoWidth: 50,
} as const;

export const contactMessageRows = 8;
