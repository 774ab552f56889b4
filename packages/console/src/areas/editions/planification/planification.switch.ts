import { planification } from '@bridge/contract';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { Switch } from '../../../resource/switch/switch.ts';

export const PLANIFICATION: Switch = {
  resource: planification,
  on: {
    etat: 'Active',
    id: 'reprendre',
    verbe: 'Reprendre',
    icon: IconPlayerPlay,
    fait: 'Planification reprise.',
  },
  off: {
    etat: 'Suspendue',
    id: 'suspendre',
    verbe: 'Suspendre',
    icon: IconPlayerPause,
    fait: 'Planification suspendue.',
  },
};
