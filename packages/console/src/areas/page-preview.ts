import { APERCU_PATH } from '@bridge/contract';
import { lazy } from 'react';
import type { FormPreview } from '../resource/form/form-panel.ts';

/** What everything that makes a public page shows beside its form: the parts of a page and the templates that draw them. */
export const PAGE_PREVIEW: FormPreview = {
  title: 'Aperçu',
  intro: 'La page que vos visiteurs verraient, avec vos modifications.',
  address: (resource, id, formulaire) =>
    `${APERCU_PATH}?${new URLSearchParams({ ressource: resource, id: String(id), ...(id > 0 ? {} : { formulaire }) })}`,
  body: lazy(() => import('./web/apercu/page.preview.tsx')),
};
