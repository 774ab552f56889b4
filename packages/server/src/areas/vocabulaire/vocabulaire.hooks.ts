import { BridgeError, type critere, type modalite, type type } from '@bridge/contract';
import { objetsSeen, type TableDeVocabulaire } from '../../catalogue/comptes.repository.ts';
import type { ChangeOther } from '../../crud/hooks.ts';
import { keepFixed } from '../../crud/write/fixed.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { representativeOf, wordsNaming } from './vocabulaire.repository.ts';

/** Fields of words that follow from the objets that use them, since words are common to the instance. */
const OF_THE_OBJETS = ['entiteId', 'partage'];

/** The fields that types, critères and modalités share. */
interface Mot {
  readonly id: number;
  readonly equivaut: number | null;
}

interface SavedMot {
  readonly before: Mot | null;
  readonly changes: { readonly equivaut?: number | null };
}

/** Rules of words: all words of one meaning name the same one, so that linking any of them keeps the group whole. */
export function vocabulaireHooks(table: TableDeVocabulaire, resource: typeof type | typeof critere | typeof modalite) {
  return {
    beforeSave: async ({ tx }: Writing, saving: SavedMot) => {
      keepFixed(
        OF_THE_OBJETS,
        saving,
        'Un mot du vocabulaire est commun à toute l’instance\u00a0: son rattachement suit ses objets.',
      );
      const { before, changes } = saving;
      if (!changes.equivaut || before === null) return undefined;
      const head = await representativeOf(tx, table, changes.equivaut);
      if (head === before.id)
        throw new BridgeError('invalidInput', {
          errors: [{ path: 'equivaut', message: 'Cet élément est déjà relié à celui-ci, dans l’autre sens.' }],
        });
      return { equivaut: head };
    },
    /** Words that named this one name its representative from now on. */
    afterSave: async ({ tx }: Writing, before: Mot | null, { id, equivaut }: Mot, changeOther: ChangeOther) => {
      if (equivaut === null || equivaut === before?.equivaut) return;
      for (const other of await wordsNaming(tx, table, id)) await changeOther(resource, other, () => ({ equivaut }));
    },
  };
}

/** Words are common to the instance; their objets are counted as the reader sees them. */
export const counted = (table: TableDeVocabulaire) => ({ nombreObjets: (scope: Scope) => objetsSeen(table, scope) });
