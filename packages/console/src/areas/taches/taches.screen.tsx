import { type AnyRow, isFinished, tache, typeTacheLabel } from '@bridge/contract';
import { lazy } from 'react';
import { paceOf } from '../../navigation/jobs/job.rules.ts';
import { TacheIcon } from '../../navigation/jobs/tache-icon.tsx';
import type { ListFrame } from '../../resource/list/list-frame.ts';
import ResourceListScreen from '../../resource/resource-list.screen.tsx';
import { PurgeMenu } from './purge-menu.tsx';
import { CELLS } from './tache.cells.tsx';

const TYPE = tache.row.pick({ type: true });
const typeOf = (row: AnyRow) => TYPE.parse(row).type;

const FRAME: ListFrame = {
  intro: 'Les travaux longs, qui continuent quand vous changez de page ou fermez la fenêtre.',
  Tool: PurgeMenu,
  nameOf: (row) => typeTacheLabel(typeOf(row)),
  Icon: ({ row }) => <TacheIcon type={typeOf(row)} />,
  cells: CELLS,
  // The columns that fit beside the name; the choice of columns and the drawer have the others.
  columns: { cible: 12, etat: 12, priorite: 9, creeLe: 9, demandePar: 8 },
  // Cells read several fields of a job.
  needs: Object.keys(tache.fields),
  detail: { parameter: tache.drawer, Body: lazy(() => import('./tache.drawer.tsx')) },
  pace: (rows, failed) => paceOf(rows?.filter((row) => !isFinished(tache.row.parse(row).etat)).length, failed),
};

/** /administration/taches/list (spec §2): the long jobs of the product, as they run. */
export default function TachesScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
