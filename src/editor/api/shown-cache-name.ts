/** The cache in which the service worker keeps what was shown: pictures of sites, fonts, thumbnails. Whoever signs out empties it. */
export const shownCacheName = "vitrine-shown";
