/** A picture as the service keeps it: a PNG that it has written itself. */
export interface Picture {
  png: Buffer;
  width: number;
  height: number;
}

/** Why a picture is not taken, as the word with which the engine ends. */
export type PictureFault = 'not_a_picture' | 'too_many_pixels' | 'damaged' | 'too_large';
