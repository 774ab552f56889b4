import { codePersonnalise } from '@bridge/contract';
import { IconPlayerPlay, IconPower } from '@tabler/icons-react';
import type { Switch } from '../../../resource/switch/switch.ts';

/** The switch of a code: off, it is removed from every page. */
export const CODE: Switch = {
  resource: codePersonnalise,
  on: {
    etat: 'Actif',
    sens: 'Il est sur les pages que sa portée, ses dates et son environnement permettent.',
    id: 'retablir',
    verbe: 'Rétablir',
    icon: IconPlayerPlay,
    fait: 'Code rétabli sur les pages publiques.',
  },
  off: {
    etat: 'Coupé',
    sens: 'Il n’est sur aucune page.',
    id: 'couper',
    verbe: 'Couper',
    icon: IconPower,
    fait: 'Code coupé\u00a0: il n’est plus sur aucune page.',
  },
};
