import { BridgeError, champsAjoutesDe, lignesDeBlocSchema } from '@bridge/contract';
import { champsConnus } from '../../catalogue/bloc/noms.repository.ts';
import type { Hooks } from '../../crud/registry.ts';

/** A line names an added field by its code, which is no reference: it is looked at here. What was there already may stay. */
export const blocHooks: Hooks = {
  beforeSave: async ({ tx }, { before, changes }) => {
    if (changes.lignes === undefined) return undefined;
    const known = lignesDeBlocSchema.safeParse(before?.lignes);
    const kept = new Set(champsAjoutesDe(known.success ? known.data : []).map(({ code }) => code));
    const fresh = champsAjoutesDe(lignesDeBlocSchema.parse(changes.lignes)).filter(({ code }) => !kept.has(code));
    if (fresh.length === 0) return undefined;
    const champs = await champsConnus(
      tx,
      fresh.map(({ code }) => code),
    );
    const errors = fresh.flatMap(({ code, path }) => {
      const open = champs.get(code);
      if (open === true) return [];
      const message =
        open === undefined
          ? `Aucun champ n’a le code «\u00a0${code}\u00a0».`
          : `Le champ «\u00a0${code}\u00a0» n’est pas public\u00a0: rien n’en serait montré.`;
      return [{ path: `lignes.${path}`, message }];
    });
    if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
    return undefined;
  },
};
