import type { PictureFault } from '../picture.ts';

/** What is wrong with the picture, for whoever chose it. */
export class FaultyPicture extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}
