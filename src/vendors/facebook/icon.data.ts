/** A path of 24 × 24 units that is stroked; the bar shows it too. */
export const icon =
  "M14 21v-7.500h3l.6-3.500H14V8c0-1.200.6-2 2-2h1.800V3.200A17 17 0 0 0 15.300 3C12.500 3 11 4.600 11 7.500V10H8v3.500h3V21";
