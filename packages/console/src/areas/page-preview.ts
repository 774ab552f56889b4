import { APERCU_PATH } from '@bridge/contract';
import { lazy } from 'react';
import type { FormPreview } from '../resource/form/form-panel.ts';

/** The preview beside the form of a record that makes a public page, a part of one, or a template. */
export const PAGE_PREVIEW: FormPreview = {
  title: 'Aperçu',
  intro: 'La page que vos visiteurs verraient, avec vos modifications.',
  address: (resource, id, formulaire) =>
    `${APERCU_PATH}?${new URLSearchParams({ ressource: resource, id: String(id), ...(id > 0 ? {} : { formulaire }) })}`,
  body: lazy(() => import('./web/apercu/page.preview.tsx')),
};
