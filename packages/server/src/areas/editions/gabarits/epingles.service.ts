import type { FieldError, GabaritEpingle, GabaritSuivi, ModeleEdition, modeleEdition } from '@bridge/contract';
import { configurationOf } from '../../../composition/configuration.ts';
import { atVersion } from '../../../composition/edition/gabarits-epingles.ts';
import type { Written } from '../../../crud/hooks.ts';
import { refuse } from '../../../crud/write/refuse.rules.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { newestVersion } from './epingles.repository.ts';
import { drawsOtherwise, gabaritsDuModele, isSameGabarit } from './epingles.rules.ts';
import { GABARITS } from './gabarits-imprimes.ts';

/** The versions that a saved model keeps: those that it had, and today’s for gabarits chosen anew. */
export async function epinglesDe(
  tx: Db,
  { gabaritsEpingles, ...modele }: Written<typeof modeleEdition>,
): Promise<GabaritEpingle[]> {
  const kept: GabaritEpingle[] = [];
  const errors: FieldError[] = [];
  // The record is complete: a plan holds no secret.
  for (const named of gabaritsDuModele(modele as ModeleEdition)) {
    const newest = (await newestVersion(tx, named.ressource, named.id)) ?? 1;
    const version = gabaritsEpingles.find((one) => isSameGabarit(one, named))?.version ?? newest;
    if (version > newest) errors.push({ path: 'gabaritsEpingles', message: 'Cette version du gabarit n’existe pas.' });
    kept.push({ ...named, version });
  }
  refuse(errors);
  return kept;
}

/** The gabarits of a model beside their newest versions; gabarits that the reader does not see are left out. */
export async function suiviDe(
  db: Db,
  scope: Scope,
  epingles: readonly GabaritEpingle[],
): Promise<readonly GabaritSuivi[]> {
  const { live } = configurationOf(db, scope);
  const suivis: GabaritSuivi[] = [];
  for (const epingle of epingles) {
    const { ressource, id, version } = epingle;
    const newest = await live(GABARITS[ressource], id);
    if (newest === undefined) continue;
    const kept = await atVersion(db, GABARITS[ressource], newest, version);
    suivis.push({
      ...epingle,
      nom: newest.nom,
      derniere: newest.version,
      le: newest.modifieLe,
      differe: drawsOtherwise(ressource, kept, newest),
    });
  }
  return suivis;
}
