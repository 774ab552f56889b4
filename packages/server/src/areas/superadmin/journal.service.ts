import {
  type AnyRow,
  actionLabel,
  automateEnMots,
  changeLabel,
  changesIn,
  changeText,
  journal,
  targetLabel,
} from '@bridge/contract';
import { readOnlyEntry } from '../../crud/read-only.entry.ts';
import { LIGNES } from './journal.repository.ts';

/** The audit log: without its secrets, in words where it leaves in a file, and with a trace of who takes it away. */
export const JOURNAL = readOnlyEntry(journal, {
  source: LIGNES,
  searchColumn: 'recherche',
  shown: (row) => ('changements' in row ? { ...row, changements: changesIn(Object(row.changements)) } : row),
  words: (name, row) => WORDS[name]?.(row),
  exportNoted: true,
});

const some = journal.row.partial();

const WORDS: Readonly<Record<string, (row: AnyRow) => string>> = {
  action: (row) => actionLabel(some.parse(row).action ?? ''),
  automate: (row) => {
    const { automate } = some.parse(row);
    return automate ? automateEnMots(automate) : '';
  },
  cible: (row) => targetLabel(some.parse(row).cible ?? ''),
  changements: (row) => {
    const { cible, changements = [] } = some.parse(row);
    const words = changements.map(
      ({ champ, avant, apres }) =>
        `${changeLabel(cible ?? '', champ)}\u00a0: ${changeText(cible ?? '', champ, avant)} → ${changeText(cible ?? '', champ, apres)}`,
    );
    return words.join(' | ');
  },
};
