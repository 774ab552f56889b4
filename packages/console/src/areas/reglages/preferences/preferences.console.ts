import type { preferences } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { LANGUES } from '../parametres/langues.ts';

export default describeResource<typeof preferences>('preferences', {
  screens: { edit: lazy(() => import('./preferences.screen.tsx')) },
  ...LANGUES,
});
