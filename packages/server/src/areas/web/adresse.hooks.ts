import type { carte, listeWeb } from '@bridge/contract';
import type { Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { autreALAdresse } from './unicite.repository.ts';

/** Rules of saving: two records of one site never have the same address, whoever owns them. */
export function adresseHooks(table: 'listes_web' | 'cartes', message: string) {
  return {
    beforeSave: async ({ tx }: Writing, saving: Saving<typeof listeWeb> | Saving<typeof carte>) => {
      const { before, after, changes } = saving;
      const moves = before === null || 'code' in changes || 'sites' in changes;
      const { code, sites } = after;
      const taken = moves && (await autreALAdresse(tx, table, { code, sites, sauf: before?.id ?? 0 }));
      const reserved = table === 'listes_web' && code === 'carte';
      return refuse(
        taken || reserved
          ? [{ path: 'code', message: reserved ? 'Cette adresse est celle des cartes.' : message }]
          : [],
      );
    },
  };
}
