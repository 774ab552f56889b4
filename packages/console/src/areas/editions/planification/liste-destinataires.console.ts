import type { listeDestinataires } from '@bridge/contract';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof listeDestinataires>('listeDestinataires', {
  widgets: { destinataires: laterWidget(() => import('./destinataires.widget.tsx'), 80) },
});
