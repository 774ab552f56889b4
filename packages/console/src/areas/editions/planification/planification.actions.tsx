import { switchActions } from '../../../resource/switch/switch.ts';
import { PLANIFICATION } from './planification.switch.ts';

export const rowActions = switchActions(PLANIFICATION);
