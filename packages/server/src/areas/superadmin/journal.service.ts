import {
  actionLabel,
  automateEnMots,
  changeLabel,
  changesIn,
  changeText,
  journal,
  targetLabel,
} from '@bridge/contract';
import { readOnlyEntry } from '../../crud/read/read-only.entry.ts';
import { LIGNES } from './journal.repository.ts';

/** The audit log: without secrets, in words when exported, and with a line about the person who exports it. */
export const JOURNAL = readOnlyEntry(journal, {
  source: LIGNES,
  searchColumn: 'recherche',
  shown: (row) => (row.changements === undefined ? row : { ...row, changements: changesIn(Object(row.changements)) }),
  words: {
    action: ({ action = '' }) => actionLabel(action),
    automate: ({ automate }) => (automate ? automateEnMots(automate) : ''),
    cible: ({ cible }) => targetLabel(cible ?? ''),
    changements: ({ cible, changements = [] }) =>
      changements
        .map(
          ({ champ, avant, apres }) =>
            `${changeLabel(cible ?? '', champ)}\u00a0: ${changeText(cible ?? '', champ, avant)} → ${changeText(cible ?? '', champ, apres)}`,
        )
        .join(' | '),
  },
  exportNoted: true,
});
