/** A path of 24 × 24 units that is stroked; the bar shows it too. */
export const icon = "m3.5 11.5 16.5-7-2.7 15.2-5.6-4-2.9 2.8-.7-5.1L17 6.5";
