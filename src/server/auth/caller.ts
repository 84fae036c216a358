/** A request as far as signing in is concerned. */
export interface Caller {
  headers: Headers;
  address: string;
}
