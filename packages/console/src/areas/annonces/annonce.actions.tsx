import {
  annonce,
  approveAnnonce,
  facturationDAnnonces,
  refuseAnnonce,
  requestValidation,
  saisonSuivante,
} from '@bridge/contract';
import { IconCalendarPlus, IconCheck, IconReceipt, IconSend, IconX } from '@tabler/icons-react';
import { lazy } from 'react';
import { type ApiError, call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { randomId } from '../../api/random-id.ts';
import type { ListAction, RowAction } from '../../resource/list/actions/list-action.ts';
import { sentenceOf } from '../explain.ts';
import { DIT, prepareSaisonSuivante, REFUS, type Refus, reasonsOf } from './vente/use-decision.ts';

const RefusDialog = lazy(() => import('./vente/refus.dialog.tsx'));

const FacturationDialog = lazy(() => import('./vente/facturation.dialog.tsx'));

const needs = ['validation'];

/** Tells every reason of a refusal: the sentence of the server only says that the call was refused. */
const WORDED = { words: (error: ApiError) => reasonsOf(error).join(' ') || sentenceOf(error) };

/** The decisions about an annonce, offered in its list as in its form. */
export const rowActions: readonly RowAction[] = [
  {
    id: 'demander',
    label: 'Demander la validation',
    icon: IconSend,
    access: requestValidation.access,
    needs,
    applies: ({ modifiable, validation }) =>
      modifiable !== false && (validation === 'brouillon' || validation === 'refusee'),
    run: async ({ record: { id, version }, refresh }) => {
      await call(requestValidation, { params: { id }, body: { version } }, WORDED);
      showNotice(DIT.demander);
      await refresh();
    },
  },
  {
    id: 'valider',
    label: 'Valider',
    icon: IconCheck,
    access: approveAnnonce.access,
    needs,
    applies: ({ modifiable, validation }) => modifiable !== false && validation !== 'validee',
    run: async ({ record: { id, version }, refresh }) => {
      await call(approveAnnonce, { params: { id }, body: { version } }, WORDED);
      showNotice(DIT.valider);
      await refresh();
    },
  },
  refusAction('refuser', 'a-valider'),
  refusAction('retirer', 'validee'),
  {
    id: 'saison-suivante',
    label: 'Dupliquer pour la saison suivante',
    icon: IconCalendarPlus,
    access: saisonSuivante.access,
    run: async ({ record, refresh }) => {
      const { nom } = await prepareSaisonSuivante(record.id, randomId());
      showNotice(`${annonce.noun.one} «\u00a0${nom}\u00a0» préparée pour la saison suivante`);
      await refresh();
    },
  },
];

export const listActions: readonly ListAction[] = [
  {
    id: 'facturation',
    label: 'Exporter pour facturer',
    icon: IconReceipt,
    access: facturationDAnnonces.access,
    run: ({ open }) => open((close) => <FacturationDialog onClose={close} />),
  },
];

function refusAction(acte: Refus, quand: 'a-valider' | 'validee'): RowAction {
  return {
    id: acte,
    label: REFUS[acte],
    icon: IconX,
    access: refuseAnnonce.access,
    needs,
    applies: ({ modifiable, validation }) => modifiable !== false && validation === quand,
    run: ({ record, refresh, open }) =>
      open((close) => (
        <RefusDialog
          record={record}
          acte={acte}
          onClose={close}
          onDone={() => {
            void refresh();
            close();
          }}
        />
      )),
  };
}
