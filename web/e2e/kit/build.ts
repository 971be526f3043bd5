import { ensureWebBuilt } from '../../../scripts/build-web.mjs';

/** The browser sees what is in the sources, also where the tests are run by themselves. */
export default function build(): void {
  ensureWebBuilt(process.execPath);
}
