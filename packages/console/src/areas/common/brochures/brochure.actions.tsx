import { brochure } from '@bridge/contract';
import { IconBook2 } from '@tabler/icons-react';
import { lazy } from 'react';
import type { ActionContext, BulkAction, RowAction } from '../../../resource/list/actions/list-action.ts';
import { textIn } from '../../../resource/values/read.ts';
import type { Contenu } from './brochure.dialog.tsx';

const BrochureDialog = lazy(() => import('./brochure.dialog.tsx'));

const BROCHURE = { id: 'brochure', label: 'Brochure', icon: IconBook2, access: brochure.access } as const;

const ask = (open: ActionContext['open'], contenu: Contenu, titre: string) =>
  open((close) => <BrochureDialog contenu={contenu} titre={titre} onClose={close} />);

/** The action that makes a brochure of the objets ticked in the catalogue. */
export const brochureDObjets: BulkAction = {
  ...BROCHURE,
  run: ({ selected, open }) => ask(open, { genre: 'objets', ids: [...selected.keys()] }, 'Nos bonnes adresses'),
};

/** The action that makes a brochure of a sélection. */
export const brochureDeSelection: RowAction = {
  ...BROCHURE,
  run: ({ record, open }) => ask(open, { genre: 'selection', id: record.id }, textIn(record.nom)),
};
