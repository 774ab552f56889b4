import { nombresParCanal } from './areas/calendrier/echeances.ts';
import { droitsComptes } from './areas/mediatheque/fichiers/faits.ts';
import { qualiteEnBref } from './areas/objets/qualite/qualite.service.ts';
import { nombreATraiter } from './areas/objets/qualite/reponses/reponses.repository.ts';
import type { AccueilDependencies } from './areas/session/accueil.service.ts';
import { dernieresTaches } from './areas/taches/tache.repository.ts';
import type { sourcesDeDates } from './calendrier.ts';
import type { Registry } from './crud/registry.ts';
import type { Db } from './schema.ts';

/** What areas tell of their own on the home of a person. */
export function sourcesDeLAccueil(
  db: Db,
  registry: Registry,
  dates: ReturnType<typeof sourcesDeDates>,
): Omit<AccueilDependencies, 'db' | 'clock'> {
  return {
    droits: (scope, jour) => droitsComptes(db, scope, jour),
    reponses: (scope) => nombreATraiter(db, scope),
    fins: (person, fenetre) => nombresParCanal(db, dates, person, { ...fenetre, quoi: 'fin' }),
    dernieresTaches: (person) => dernieresTaches(db, person),
    qualite: (scope) => qualiteEnBref(db, registry, scope),
  };
}
