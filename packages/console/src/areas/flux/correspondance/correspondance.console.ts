import type { correspondance } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof correspondance>('correspondance', {
  act: lazy(() => import('./suite.bar.tsx')),
  panels: lazy(() => import('./correspondance.panel.tsx')),
  goesOn: 'saved',
  wholeWidth: true,
  widgets: {
    'structure-de-flux': laterWidget(() => import('./colonnes/structure.widget.tsx'), 40),
    'lignes-de-correspondance': laterWidget(() => import('./lignes/lignes.widget.tsx'), 480),
  },
});
