import { BridgeError, carte, ficheWeb, filtre, listeWeb } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import type { Writing } from '../../crud/writing.ts';
import { NOMS_RESERVES } from '../../publication/web/filtres/filtre.rules.ts';
import { remarksOfFiche, remarksOfListe } from '../../publication/web/remarques.ts';
import { autreALAdresse } from './unicite.repository.ts';

/** Two records of one site never have the same address, whoever they belong to. */
function adresseHooks(table: 'listes_web' | 'cartes', message: string) {
  return {
    beforeSave: async ({ tx }: Writing, saving: Saving<typeof listeWeb> | Saving<typeof carte>) => {
      const { before, after, changes } = saving;
      const moves = before === null || 'code' in changes || 'sites' in changes;
      const { code, sites } = after;
      const taken = moves && (await autreALAdresse(tx, table, { code, sites, sauf: before?.id ?? 0 }));
      const reserved = table === 'listes_web' && code === 'carte';
      if (taken || reserved)
        throw new BridgeError('invalidInput', {
          errors: [{ path: 'code', message: reserved ? 'Cette adresse est celle des cartes.' : message }],
        });
      return undefined;
    },
  };
}

const listeHooks = adresseHooks('listes_web', listeWeb.fields.code.unique);
const carteHooks = adresseHooks('cartes', carte.fields.code.unique);

/** What an address says of itself is no filter. */
const filtreHooks: Hooks<typeof filtre> = {
  beforeSave: async (_, { changes: { code } }) => {
    if (NOMS_RESERVES.every((nom) => nom !== code)) return undefined;
    const message = `«\u00a0${code}\u00a0» est réservé aux adresses des listes. Choisissez un autre code.`;
    throw new BridgeError('invalidInput', { errors: [{ path: 'code', message }] });
  },
};

export default [
  describe(listeWeb, { hooks: listeHooks, remarks: remarksOfListe }),
  describe(ficheWeb, { remarks: remarksOfFiche }),
  describe(carte, { hooks: carteHooks }),
  describe(filtre, { hooks: filtreHooks }),
];
