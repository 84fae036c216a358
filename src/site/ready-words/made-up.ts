/** What visitors would call, pay, or come at, and what isn't the owner's: a number, an address, a time. */
export const isFact = /\d{2}|@|\p{Sc}/u;

/** Starting texts shorter than this are labels, as good as the owner's own ("Where we are"). */
export const labelLength = 24;
