/** Sites with up to so many pages are published with care: what is done for each of their pages may take some milliseconds. */
export const smallSite = 16;
