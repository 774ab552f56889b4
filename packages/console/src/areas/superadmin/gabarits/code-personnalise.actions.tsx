import { switchActions } from '../../../resource/switch/switch.ts';
import { CODE } from './code-personnalise.switch.ts';

/** The switch of a code, one click away: whatever it breaks stops at once. */
export const rowActions = switchActions(CODE);
