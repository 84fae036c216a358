/** Asks for the home page, whatever its id is. */
export const homePage = "/";
