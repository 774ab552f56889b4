import { writeTabState } from '../../../navigation/tab-state.ts';
import type { Trail } from './trail.rules.ts';

export const TRAIL = 'trail';

/** Keeps the trail in the state of the tab of a path, for the record that opens there. */
export const leaveTrail = (path: string, trail: Trail): void => writeTabState(path, TRAIL, trail);
