/** A test by all that it is called, and what its parts are called, each of them parted by commas. */
export interface KnownTest {
  names: string;
  parts: string;
}
