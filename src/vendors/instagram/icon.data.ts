/** A path of 24 × 24 units that is stroked; the bar shows it too. */
export const icon =
  "M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500Zm4 4.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1h.01";
