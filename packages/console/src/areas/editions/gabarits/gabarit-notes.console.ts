import type { gabaritNotes } from '@bridge/contract';
import { describeResource } from '../../../resource/descriptor.ts';
import { GABARIT_IMPRIME } from './gabarit-imprime.ts';

export default describeResource<typeof gabaritNotes>('gabaritNotes', GABARIT_IMPRIME);
