import { BridgeError, critere, modalite, type Type, type } from '@bridge/contract';
import { objetsSeen, type TableDeVocabulaire } from '../../catalogue/comptes.repository.ts';
import { followMapping } from '../../catalogue/reclassement.service.ts';
import { describe } from '../../crud/descriptor.ts';
import { keepFixed } from '../../crud/fixed.rules.ts';
import type { Hooks } from '../../crud/hooks.ts';
import type { Writing } from '../../crud/writing.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { followEquivalents, representativeOf } from './vocabulaire.repository.ts';

/** Words are common to the instance: whose they are, the objets that use them say. */
const OF_THE_OBJETS = ['entiteId', 'partage'];

/** What types, critères and modalités have in common. */
interface Mot {
  readonly id: number;
  readonly equivaut: number | null;
}

interface SavedMot {
  readonly before: Mot | null;
  readonly changes: { readonly equivaut?: number | null };
}

/** Words that mean the same all name one of them: whichever is linked, the whole group stays one. */
function vocabulaireHooks(table: TableDeVocabulaire) {
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
    afterSave: async ({ tx }: Writing, before: Mot | null, after: Mot) => {
      if (after.equivaut !== null && after.equivaut !== before?.equivaut)
        await followEquivalents(tx, table, after.id, after.equivaut);
    },
  };
}

const types = vocabulaireHooks('types');

/** The objets of a type follow the type of Bridge that it is linked to. */
const typeHooks: Hooks<typeof type> = {
  ...types,
  afterSave: async (writing, before, after) => {
    await types.afterSave(writing, before, after);
    if (before?.typeBridge !== after.typeBridge) await followMapping(writing, after, labelOf(after));
  },
};

/** What the task is said to work on. */
function labelOf({ libelle, id }: Type): string {
  return libelle.fr ?? Object.values(libelle)[0] ?? `Type n°\u00a0${id}`;
}

/** Words are common to the instance; their objets are counted as the reader sees them. */
const counted = (table: TableDeVocabulaire) => ({ nombreObjets: (scope: Scope) => objetsSeen(table, scope) });

export default [
  describe(type, { perReader: counted('types'), hooks: typeHooks }),
  describe(critere, { perReader: counted('criteres'), hooks: vocabulaireHooks('criteres') }),
  describe(modalite, { perReader: counted('modalites'), hooks: vocabulaireHooks('modalites') }),
];
