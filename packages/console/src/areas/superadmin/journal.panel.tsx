import { actionLabel, journal, targetLabel } from '@bridge/contract';
import { lazy } from 'react';
import type { ListFrame } from '../../resource/list/list-frame.ts';
import { ResourceList } from '../../resource/list/resource-list.tsx';
import { CELLS } from './journal.cells.tsx';
import { presentValues } from './journal.filter.tsx';

const FRAME: ListFrame = {
  inside: true,
  intro: journal.purpose,
  keeps: ['onglet'],
  nameOf: ({ action }) => actionLabel(String(action)),
  cells: CELLS,
  columns: { le: 10.5, qui: 13, cible: 11, changements: 17 },
  // The target of a line is drawn from its kind and its id.
  needs: ['cible', 'cibleId', 'automate'],
  detail: { parameter: 'ligne', Body: lazy(() => import('./journal.drawer.tsx')) },
  filters: {
    action: { Editor: presentValues('actions', actionLabel), wordOf: actionLabel },
    cible: { Editor: presentValues('cibles', targetLabel), wordOf: targetLabel },
  },
};

/** The audit log: every action, by whom and in whose name. */
export function JournalPanel() {
  return <ResourceList resource={journal} frame={FRAME} />;
}
