import { BridgeError, carte, listeWeb } from '@bridge/contract';
import type { Hooks } from '../../crud/hooks.ts';
import { NOMS_RESERVES } from '../../publication/web/filtres/filtre.rules.ts';
import { autreALAdresse } from './unicite.repository.ts';

/** Two records of one site never have the same address, whoever they belong to. */
export function adresseHooks(table: 'listes_web' | 'cartes', message: string): Hooks {
  return {
    beforeSave: async ({ tx }, { before, after, changes }) => {
      const moves = before === null || 'code' in changes || 'sites' in changes;
      const sites = Array.isArray(after.sites) ? after.sites.filter((id): id is number => typeof id === 'number') : [];
      const taken =
        moves && (await autreALAdresse(tx, table, { code: String(after.code), sites, sauf: before?.id ?? 0 }));
      const reserved = table === 'listes_web' && after.code === 'carte';
      if (taken || reserved)
        throw new BridgeError('invalidInput', {
          errors: [{ path: 'code', message: reserved ? 'Cette adresse est celle des cartes.' : message }],
        });
      return undefined;
    },
  };
}

export const listeHooks = adresseHooks('listes_web', listeWeb.fields.code.unique);
export const carteHooks = adresseHooks('cartes', carte.fields.code.unique);

/** What an address says of itself is no filter. */
export const filtreHooks: Hooks = {
  beforeSave: async (_, { changes: { code } }) => {
    if (NOMS_RESERVES.every((nom) => nom !== code)) return undefined;
    const message = `«\u00a0${code}\u00a0» est réservé aux adresses des listes. Choisissez un autre code.`;
    throw new BridgeError('invalidInput', { errors: [{ path: 'code', message }] });
  },
};
