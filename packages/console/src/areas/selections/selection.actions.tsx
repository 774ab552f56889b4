import { compareSelections, evaluateSelection, exportSelection, FORMATS_DE_SELECTION } from '@bridge/contract';
import { IconArrowsDiff, IconDownload, IconListSearch } from '@tabler/icons-react';
import { lazy } from 'react';
import type { BulkAction, ListAction, RowAction } from '../../resource/list/actions/list-action.ts';
import { brochureDeSelection } from '../common/brochures/brochure.actions.tsx';
import { downloadSelection } from './export.calls.ts';
import { openIn } from './open-in.actions.tsx';

const ComparaisonDialog = lazy(() => import('./comparaison.dialog.tsx'));
const ResultatDialog = lazy(() => import('./resultat.dialog.tsx'));

const ouvrir: RowAction = {
  id: 'resultat',
  label: 'Ouvrir le résultat',
  icon: IconListSearch,
  access: evaluateSelection.access,
  run: ({ record, open }) => open((close) => <ResultatDialog id={record.id} onClose={close} />),
};

const exports = FORMATS_DE_SELECTION.map(
  ({ value, label }): RowAction => ({
    id: `export-${value}`,
    label: `Exporter en ${label}`,
    icon: IconDownload,
    access: exportSelection.access,
    run: ({ record }) => downloadSelection(record.id, value),
  }),
);

export const rowActions: readonly RowAction[] = [ouvrir, ...openIn, brochureDeSelection, ...exports];

const COMPARER = { id: 'comparer', icon: IconArrowsDiff, access: compareSelections.access } as const;

export const bulkActions: readonly BulkAction[] = [
  {
    ...COMPARER,
    label: 'Comparer',
    fewest: 2,
    run: ({ selected, open }) => {
      const [a = null, b = null] = selected.keys();
      open((close) => <ComparaisonDialog first={[a, b]} onClose={close} />);
    },
  },
];

export const listActions: readonly ListAction[] = [
  {
    ...COMPARER,
    label: 'Comparer deux sélections',
    run: ({ open }) => open((close) => <ComparaisonDialog first={[null, null]} onClose={close} />),
  },
];
