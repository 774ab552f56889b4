import { ensureBuilt } from '../../tools/lib/build/build.mjs';

/** The tests that start and kill servers start what is shipped. */
export default ensureBuilt;
