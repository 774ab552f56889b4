import { lazy } from 'react';
import type { FormPanel } from '../resource/form/form-panel.ts';

/** What areas show beside the form of a record, by id of the resource. Lazy: `lazy(() => import('./…/x.panel.tsx'))`. */
export const formPanels: Readonly<Partial<Record<string, FormPanel>>> = {
  utilisateur: lazy(() => import('./administration/utilisateur.panel.tsx')),
};
