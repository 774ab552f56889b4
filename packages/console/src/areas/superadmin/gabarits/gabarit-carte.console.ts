import type { gabaritCarte } from '@bridge/contract';
import { describeResource } from '../../../resource/descriptor.ts';
import { PAGE_PREVIEW } from '../../page-preview.ts';

export default describeResource<typeof gabaritCarte>('gabaritCarte', { preview: PAGE_PREVIEW });
