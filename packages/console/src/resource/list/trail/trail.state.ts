import { writeTabState } from '../../../navigation/tab-state.ts';
import type { Trail } from './trail.rules.ts';

export const TRAIL = 'trail';

/** What opens at a path goes on from these rows. */
export const leaveTrail = (path: string, trail: Trail): void => writeTabState(path, TRAIL, trail);
