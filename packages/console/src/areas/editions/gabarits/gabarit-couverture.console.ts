import type { gabaritCouverture } from '@bridge/contract';
import { describeResource } from '../../../resource/descriptor.ts';
import { GABARIT_IMPRIME } from './gabarit-imprime.ts';

export default describeResource<typeof gabaritCouverture>('gabaritCouverture', GABARIT_IMPRIME);
