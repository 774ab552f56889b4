import type { gabaritListe } from '@bridge/contract';
import { describeResource } from '../../../resource/descriptor.ts';
import { GABARIT } from './gabarit.ts';

export default describeResource<typeof gabaritListe>('gabaritListe', GABARIT);
