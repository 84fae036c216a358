/**
 * Width in pixels at which the library asks for its tiles, and nothing else for anything. The offline worker leaves them
 * to the server: a library is of no use without it, and thousands of tiles would displace the pictures of pages.
 */
export const tileWidth = 400;
