import { switchActions } from '../../../resource/switch/switch.ts';
import { CODE } from './code-personnalise.switch.ts';

/** The row actions that switch a code: whatever it breaks stops at once. */
export const rowActions = switchActions(CODE);
