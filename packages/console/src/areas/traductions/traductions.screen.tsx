import { traduction } from '@bridge/contract';
import { lazy } from 'react';
import type { ListFrame } from '../../resource/list/list-frame.ts';
import ResourceListScreen from '../../resource/resource-list.screen.tsx';
import { CouverturePart } from './couverture.part.tsx';
import { FichiersMenu } from './fichiers.menu.tsx';
import { CELLS } from './traduction.cells.tsx';

const FRAME: ListFrame = {
  intro:
    'Chaque texte à traduire, par langue\u00a0: qui l’a écrit, et si le français a changé depuis. Ouvrez une ligne pour la traduire ou la relire.',
  Tool: FichiersMenu,
  Body: ({ children }) => (
    <>
      <CouverturePart />
      {children}
    </>
  ),
  cells: CELLS,
  columns: { champ: 14, langue: 7, etat: 8, origine: 9, faiteLe: 9 },
  needs: ['ressource'],
  ticks: true,
  detail: { parameter: traduction.drawer, Body: lazy(() => import('./segment.drawer.tsx')) },
};

/** The ledger of translations. */
export default function TraductionsScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
