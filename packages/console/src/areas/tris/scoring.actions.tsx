import { compareProfils, exportScores } from '@bridge/contract';
import { IconArrowsDiff, IconDownload } from '@tabler/icons-react';
import { lazy } from 'react';
import { download } from '../../api/download.ts';
import { showError } from '../../api/notices.ts';
import type { BulkAction, RowAction } from '../../resource/list/actions/list-action.ts';

const ComparaisonDialog = lazy(() => import('./comparaison.dialog.tsx'));

export const rowActions: readonly RowAction[] = [
  {
    id: 'export-scores',
    label: 'Exporter les scores',
    icon: IconDownload,
    access: exportScores.access,
    needs: ['nombreObjets'],
    applies: ({ nombreObjets }) => typeof nombreObjets === 'number' && nombreObjets > 0,
    run: ({ record: { id } }) => download(exportScores, { params: { id } }, `scores-${id}.csv`),
  },
];

export const bulkActions: readonly BulkAction[] = [
  {
    id: 'compare',
    label: 'Comparer',
    icon: IconArrowsDiff,
    access: compareProfils.access,
    fewest: 2,
    run: ({ selected, open }) => {
      const [a, b, more] = [...selected.keys()];
      if (a === undefined || b === undefined || more !== undefined)
        return showError('Choisissez deux profils, pas davantage, pour les comparer.');
      open((close) => <ComparaisonDialog a={a} b={b} onClose={close} />);
    },
  },
];
