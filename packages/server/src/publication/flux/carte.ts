import { atOnce, idsOf, settled } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import type { Db } from '../../schema.ts';
import { adresseDeCarte } from '../adresse.rules.ts';
import type { Visite } from '../composition.ts';
import { configPubliee } from '../config.repository.ts';
import { SANS_PASSE, toutes } from '../filtre.condition.rules.ts';
import { CLES_COMMUNES, languesParmi, ouvreCadre } from '../page.ts';
import { type Flux, MOST_POINTS, TYPES } from './flux.ts';
import { fluxGeojson } from './geojson.ts';
import { pointsDeFlux } from './objets.service.ts';

/** The points of one layer of a map, the first being 1. Nothing where there is no such map or layer. */
export async function fluxDeCarte(
  db: Db,
  visite: Visite,
  { code, couche: rang }: { readonly code: string; readonly couche: number },
): Promise<Flux | null> {
  return atOnce(db, async (tx) => {
    const cadre = await ouvreCadre(tx, configPubliee(tx, visite.at), visite);
    const carte = await cadre?.config.carteDe(cadre.site, code);
    if (cadre === undefined || carte === undefined) return null;
    if (!languesParmi(cadre.site, carte.langues).includes(visite.langue)) return null;
    const couche = carte.couches[rang - 1];
    const selection = couche && (await cadre.config.selection(couche.selection));
    if (selection === undefined) return null;
    const { config, scope, site } = cadre;
    const opening = { brouillon: selection.brouillon, scope, at: config.at, filtre: toutes([SANS_PASSE]) };
    const question = await settled(tx, await openQuestion(tx, opening));
    const ids = await idsOf(tx, question, { offset: 0, limit: MOST_POINTS });
    const contenu = {
      adresse: `${visite.adresse}${adresseDeCarte(visite.langue, code)}`,
      serveur: new URL(visite.adresse).origin,
    };
    return {
      type: TYPES.geojson,
      corps: fluxGeojson(await pointsDeFlux(tx, cadre, question, ids, contenu)),
      nomDeFichier: `${code}-${rang}.geojson`,
      cles: [
        `site:${site.id}`,
        `carte:${carte.id}`,
        `selection:${selection.id}`,
        ...site.fiches.map(({ fiche }) => `fiche:${fiche}`),
        ...ids.map((id) => `objet:${id}`),
        ...CLES_COMMUNES,
      ],
      perime: cadre.perime,
      fraicheur: site.cache,
    };
  });
}
