import { urgence } from '@bridge/contract';
import { IconBroadcast, IconPlayerStop } from '@tabler/icons-react';
import type { RowAction } from '../../../resource/list/actions/list-action.ts';
import { readEcrans } from '../ecrans/ecran.queries.ts';
import { confirmDiffusion, diffuse, nomDe } from './diffusion.ts';
import { ecransVises, portee } from './urgence.rules.ts';

const needs = ['nom', 'diffusee', 'portee', 'groupes', 'ecrans'];

/** The actions of a list row: put the message on screens, and take it off. */
export const rowActions: readonly RowAction[] = [
  {
    id: 'diffuser',
    label: 'Diffuser maintenant',
    icon: IconBroadcast,
    access: urgence.access.edit,
    needs,
    applies: ({ modifiable, diffusee }) => modifiable !== false && diffusee !== true,
    run: async ({ record, refresh }) => {
      const vises = ecransVises(record, await readEcrans({ filter: '{"etat":"actif"}' }));
      if (!(await confirmDiffusion(nomDe(record), portee(vises)))) return;
      await diffuse(record, true);
      await refresh();
    },
  },
  {
    id: 'retirer',
    label: 'Retirer des écrans',
    icon: IconPlayerStop,
    access: urgence.access.edit,
    needs,
    applies: ({ modifiable, diffusee }) => modifiable !== false && diffusee === true,
    run: async ({ record, refresh }) => {
      await diffuse(record, false);
      await refresh();
    },
  },
];
