import { annonce, demanderValidation, refuserAnnonce, saisonSuivante, validerAnnonce } from '@bridge/contract';
import { IconCalendarPlus, IconCheck, IconSend, IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { randomId } from '../../api/random-id.ts';
import type { RowAction } from '../../resource/list/actions/list-action.ts';
import { DIT, prepareSaisonSuivante } from './use-decision.ts';

const RefusDialog = lazy(() => import('./refus.dialog.tsx'));

const needs = ['validation'];

/** What is decided of an annonce, from the list as from its form. */
export const rowActions: readonly RowAction[] = [
  {
    id: 'demander',
    label: 'Demander la validation',
    icon: IconSend,
    access: demanderValidation.access,
    needs,
    applies: ({ modifiable, validation }) =>
      modifiable !== false && (validation === 'brouillon' || validation === 'refusee'),
    run: async ({ record: { id, version }, refresh }) => {
      await call(demanderValidation, { params: { id }, body: { version } });
      showNotice(DIT.demander);
      await refresh();
    },
  },
  {
    id: 'valider',
    label: 'Valider',
    icon: IconCheck,
    access: validerAnnonce.access,
    needs,
    applies: ({ modifiable, validation }) => modifiable !== false && validation !== 'validee',
    run: async ({ record: { id, version }, refresh }) => {
      await call(validerAnnonce, { params: { id }, body: { version } });
      showNotice(DIT.valider);
      await refresh();
    },
  },
  {
    id: 'refuser',
    label: 'Refuser',
    icon: IconX,
    access: refuserAnnonce.access,
    needs,
    applies: ({ modifiable, validation }) =>
      modifiable !== false && (validation === 'a-valider' || validation === 'validee'),
    run: ({ record, refresh, open }) =>
      open((close) => (
        <Suspense fallback={null}>
          <RefusDialog
            record={record}
            onClose={close}
            onDone={() => {
              void refresh();
              close();
            }}
          />
        </Suspense>
      )),
  },
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
