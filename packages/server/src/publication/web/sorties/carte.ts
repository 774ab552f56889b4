import { atOnce, idsOf, settled } from '../../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../../catalogue/selection/question.ts';
import type { Db } from '../../../schema.ts';
import { adresseDeCarte } from '../adresses/adresse.rules.ts';
import { CLE } from '../cles.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { SANS_PASSE, toutes } from '../filtres/filtre.condition.rules.ts';
import type { Visite } from '../pages/composition.ts';
import { CLES_COMMUNES, languesParmi, ouvreCadre } from '../pages/page.ts';
import { fluxGeojson } from './geojson.ts';
import type { Flux } from './liste.ts';
import { pointsDeFlux } from './objets.service.ts';
import { tracesDeFlux } from './traces.repository.ts';

const MOST_POINTS = 5_000;

/** The points of one layer of a map, counted from one: nothing where there is no such layer. */
export function fluxDeCarte(
  db: Db,
  visite: Visite,
  { code, couche }: { readonly code: string; readonly couche: number },
): Promise<Flux | null> {
  return atOnce(db, async (tx) => {
    const cadre = await ouvreCadre(tx, configPubliee(tx, visite.at), visite);
    const carte = await cadre?.config.carteDe(cadre.site, code);
    const selection = carte?.couches[couche - 1]?.selection;
    if (cadre === undefined || carte === undefined || selection === undefined) return null;
    if (!languesParmi(cadre.site, carte.langues).includes(visite.langue)) return null;
    const saved = await cadre.config.selection(selection);
    if (saved === undefined) return null;
    const opening = { brouillon: saved.brouillon, scope: cadre.scope, at: visite.at, filtre: toutes([SANS_PASSE]) };
    const question = await settled(tx, await openQuestion(tx, opening));
    const ids = await idsOf(tx, question, { offset: 0, limit: MOST_POINTS });
    const adresse = `${visite.adresse}${adresseDeCarte(visite.langue, code)}`;
    const points = await pointsDeFlux(tx, cadre, question, ids, { adresse, serveur: new URL(adresse).origin });
    const traces = carte.traces ? await tracesDeFlux(tx, ids) : [];
    return {
      type: 'application/geo+json; charset=utf-8',
      corps: fluxGeojson(points, traces),
      nomDeFichier: `${code}-${couche}.geojson`,
      cles: [
        CLE.site(cadre.site.id),
        CLE.carte(carte.id),
        CLE.selection(selection),
        ...cadre.site.fiches.map(({ fiche }) => CLE.fiche(fiche)),
        ...ids.map((id) => CLE.objet(id)),
        ...CLES_COMMUNES,
      ],
      perime: cadre.perime,
      fraicheur: cadre.site.cache,
    };
  });
}
