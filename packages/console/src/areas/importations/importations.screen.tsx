import { importation } from '@bridge/contract';
import { lazy, type ReactNode } from 'react';
import { isLive } from '../../catalogue/importation/importation.rules.ts';
import { paceOf } from '../../navigation/jobs/job.rules.ts';
import type { ListFrame } from '../../resource/list/list-frame.ts';
import ResourceListScreen from '../../resource/resource-list.screen.tsx';
import { AvisPanel } from './avis/avis.panel.tsx';
import { CELLS } from './importation.cells.tsx';
import { ImportationNothing } from './importation.nothing.tsx';
import { REPORT } from './imports.address.ts';

const FRAME: ListFrame = {
  intro: 'Ce que chaque flux a apporté au catalogue, ce qu’il y a changé, et ce qui n’a pas pu entrer.',
  Nothing: ImportationNothing,
  Body: AvisAbove,
  // The imports of one feed are told apart by their number.
  nameOf: (row) => `n°\u00a0${row.id} · ${importation.row.shape.flux.parse(row.flux).nom}`,
  cells: CELLS,
  columns: { debutLe: 9, etat: 9.5, compteurs: 13, dureeMs: 7, variation: 5.5, demandePar: 7.5 },
  // Cells read several fields of an import.
  needs: Object.keys(importation.fields),
  detail: { ...REPORT, Body: lazy(() => import('./report/report.drawer.tsx')) },
  pace: (rows, failed) => paceOf(rows?.filter((row) => isLive(importation.row.parse(row))).length, failed),
};

function AvisAbove({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <AvisPanel />
      {children}
    </>
  );
}

/** /administration/imports (spec §2): the imports, their dates, and what they did to the catalogue. */
export default function ImportationsScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
