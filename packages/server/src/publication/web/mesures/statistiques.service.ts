import { BridgeError, numeroOf, type Statistiques, textOf } from '@bridge/contract';
import { atOnce } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { type Fenetre, joursComptes, motsComptes, objetsComptes, type Sujet } from './statistiques.repository.ts';

/** More days than statistics are ever kept. */
const MOST_DAYS = 800;

/** The statistics between two days, both included, days without visitors too. `scope` is that of the reader. */
export async function statistiquesDe(db: Db, sujet: Sujet, fenetre: Fenetre, scope: Scope): Promise<Statistiques> {
  const [first, last] = [numeroOf(fenetre.du), numeroOf(fenetre.au)];
  if (first === null || last === null || last < first) throw refused('au', 'La fin vient avant le début.');
  if (last - first >= MOST_DAYS) throw refused('du', `La période dépasse ${MOST_DAYS}\u00a0jours.`);
  return atOnce(db, async (tx) => {
    const comptes = new Map((await joursComptes(tx, sujet, fenetre)).map((jour) => [jour.jour, jour]));
    const jours = Array.from({ length: last - first + 1 }, (_, rang) => {
      const jour = textOf(first + rang);
      return comptes.get(jour) ?? { jour, vues: 0, clics: 0 };
    });
    return {
      jours,
      vues: jours.reduce((sum, { vues }) => sum + vues, 0),
      clics: jours.reduce((sum, { clics }) => sum + clics, 0),
      objets: await objetsComptes(tx, sujet, fenetre, scope),
      recherches: await motsComptes(tx, sujet, fenetre, 'recherche'),
      sansResultat: await motsComptes(tx, sujet, fenetre, 'sans-resultat'),
      filtres: await motsComptes(tx, sujet, fenetre, 'filtre'),
      introuvables: await motsComptes(tx, sujet, fenetre, 'introuvable'),
      redirections: await motsComptes(tx, sujet, fenetre, 'redirection'),
    };
  });
}

const refused = (path: string, message: string) => new BridgeError('invalidInput', { errors: [{ path, message }] });
