import { type AnyRecord, forgetEcran, orderEcrans, pairEcran, statistiquesDEcrans } from '@bridge/contract';
import {
  IconCamera,
  IconChartBar,
  IconDevicesCog,
  IconLink,
  IconPower,
  IconRefresh,
  IconUnlink,
} from '@tabler/icons-react';
import { lazy } from 'react';
import type { ActionContext, BulkAction, ListAction, RowAction } from '../../../resource/list/actions/list-action.ts';
import { textIn } from '../../../resource/values/read.ts';
import { forget, orderAll } from './ecran.ordres.ts';
import { isAppaire } from './ecran.words.ts';

const AppairageDialog = lazy(() => import('./appairage.dialog.tsx'));
const GroupeDialog = lazy(() => import('./groupe.dialog.tsx'));
const PassagesDialog = lazy(() => import('../passages.dialog.tsx'));

const needs = ['nom', 'etat', 'vuLe'];
const isOurs = ({ modifiable }: AnyRecord) => modifiable !== false;
const isPaired = (record: AnyRecord) => isOurs(record) && isAppaire(record);

const pair = (record: AnyRecord, { open, refresh }: ActionContext) =>
  open((close) => <AppairageDialog cible={record} onClose={close} onDone={() => void refresh()} />);

/** The actions on one screen. */
export const rowActions: readonly RowAction[] = [
  {
    id: 'appairer',
    label: 'Appairer…',
    icon: IconLink,
    access: pairEcran.access,
    needs,
    applies: (record) => isOurs(record) && !isAppaire(record),
    run: ({ record, ...context }) => pair(record, context),
  },
  {
    id: 'rafraichir',
    label: 'Rafraîchir maintenant',
    icon: IconRefresh,
    access: orderEcrans.access,
    needs,
    applies: isPaired,
    run: ({ record }) => orderAll([record.id], 'rafraichir'),
  },
  {
    id: 'redemarrer',
    label: 'Redémarrer le lecteur',
    icon: IconPower,
    access: orderEcrans.access,
    needs,
    applies: isPaired,
    run: ({ record }) => orderAll([record.id], 'redemarrer'),
  },
  {
    id: 'capturer',
    label: 'Prendre une image',
    icon: IconCamera,
    access: orderEcrans.access,
    needs,
    applies: isPaired,
    run: ({ record }) => orderAll([record.id], 'capturer'),
  },
  {
    id: 'remplacer',
    label: 'Appairer un autre appareil…',
    icon: IconLink,
    access: pairEcran.access,
    needs,
    applies: isPaired,
    run: ({ record, ...context }) => pair(record, context),
  },
  {
    id: 'oublier',
    label: 'Oublier',
    icon: IconUnlink,
    danger: true,
    access: forgetEcran.access,
    needs,
    applies: isPaired,
    run: async ({ record, refresh }) => {
      if (await forget(record.id, textIn(record.nom))) await refresh();
    },
  },
];

export const bulkActions: readonly BulkAction[] = [
  {
    id: 'ordonner',
    label: 'Piloter',
    icon: IconDevicesCog,
    access: orderEcrans.access,
    run: ({ selected, open, refresh }) =>
      open((close) => <GroupeDialog ids={[...selected.keys()]} onClose={close} onDone={() => void refresh()} />),
  },
];

export const listActions: readonly ListAction[] = [
  {
    id: 'passages',
    label: 'Statistiques',
    icon: IconChartBar,
    access: statistiquesDEcrans.access,
    run: ({ open }) => open((close) => <PassagesDialog onClose={close} />),
  },
  {
    id: 'groupe',
    label: 'Agir sur un groupe',
    icon: IconDevicesCog,
    access: orderEcrans.access,
    run: ({ open, refresh }) => open((close) => <GroupeDialog onClose={close} onDone={() => void refresh()} />),
  },
  {
    id: 'appairer',
    label: 'Appairer un écran',
    icon: IconLink,
    access: pairEcran.access,
    run: ({ open, refresh }) => open((close) => <AppairageDialog onClose={close} onDone={() => void refresh()} />),
  },
];
