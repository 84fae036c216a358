/** Why a file can't be taken, in words for whoever sent it. */
export class PictureProblem extends Error {
  override name = "PictureProblem";
}
