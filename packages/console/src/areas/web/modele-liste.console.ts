import type { modeleListe } from '@bridge/contract';
import { describeResource } from '../../resource/descriptor.ts';
import { PAGE_PREVIEW } from '../page-preview.ts';

export default describeResource<typeof modeleListe>('modeleListe', {
  preview: PAGE_PREVIEW,
});
