import { ensureBuilt } from '../../tools/lib/build/build.mjs';

/** The tests that start and kill servers use what is shipped. */
export default ensureBuilt;
