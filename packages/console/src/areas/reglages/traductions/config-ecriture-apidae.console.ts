import type { configEcritureApidae } from '@bridge/contract';
import { lazy } from 'react';
import { describeResource } from '../../../resource/descriptor.ts';
import { laterWidget } from '../../../resource/widgets/later.tsx';

export default describeResource<typeof configEcritureApidae>('configEcritureApidae', {
  panels: lazy(() => import('../ecritures/config-ecriture.panel.tsx')),
  preview: {
    title: 'Charge utile',
    intro: 'Ce qu’Apidae recevrait d’un objet, sans rien envoyer.',
    body: lazy(() => import('./config-ecriture.preview.tsx')),
  },
  widgets: {
    'correspondance-apidae': laterWidget(() => import('./config-correspondance.widget.tsx'), 200),
  },
});
