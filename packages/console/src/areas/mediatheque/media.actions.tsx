import { changeMedias, depositFichier, fileSchema, media, partagesDeMedias, shareMedias } from '@bridge/contract';
import { IconDownload, IconEdit, IconFolderSymlink, IconShare, IconTags, IconUpload } from '@tabler/icons-react';
import { lazy } from 'react';
import { vueDe } from '../../catalogue/media/media.queries.ts';
import type { BulkAction, ListAction, RowAction } from '../../resource/list/actions/list-action.ts';
import { useDepot } from './depot/depot.store.ts';
import type { Depart } from './modifier/modifier.rules.ts';

const PartageDialog = lazy(() => import('./partage/partage.dialog.tsx'));
const PartagesDialog = lazy(() => import('./partage/partages.dialog.tsx'));
const ModifierDialog = lazy(() => import('./modifier/modifier.dialog.tsx'));

export const rowActions: readonly RowAction[] = [
  {
    id: 'ouvrir-fichier',
    label: 'Ouvrir le fichier',
    icon: IconDownload,
    access: media.access.view,
    needs: ['fichier'],
    run: ({ record }) => {
      const { data: fichier } = fileSchema.safeParse(record.fichier);
      if (fichier) window.open(vueDe(fichier.id, 'original'), '_blank', 'noopener');
    },
  },
];

const change = (depart: Depart): BulkAction['run'] =>
  function run({ selected, clear, open }) {
    open((close) => <ModifierDialog depart={depart} selected={selected} onDone={clear} onClose={close} />);
  };

const { access } = changeMedias;

export const bulkActions: readonly BulkAction[] = [
  { id: 'ensemble', label: 'Crédit et droits', icon: IconEdit, access, run: change('champs') },
  { id: 'dossier', label: 'Déplacer', icon: IconFolderSymlink, access, run: change('dossier') },
  { id: 'mots', label: 'Tags de média (ce qu’on y voit)', icon: IconTags, access, run: change('tags') },
  {
    id: 'partager',
    label: 'Partager',
    icon: IconShare,
    access: shareMedias.access,
    run: ({ selected, open }) => open((close) => <PartageDialog selected={selected} onClose={close} />),
  },
];

export const listActions: readonly ListAction[] = [
  {
    id: 'partages',
    label: 'Voir les partages',
    icon: IconShare,
    access: partagesDeMedias.access,
    run: ({ open }) => open((close) => <PartagesDialog onClose={close} />),
  },
  {
    id: 'deposer',
    label: 'Déposer des fichiers',
    icon: IconUpload,
    access: depositFichier.access,
    run: () => useDepot.getState().setOpen(true),
  },
];
