import { carte as carteResource, type DiapositiveDe } from '@bridge/contract';
import { pointsFound } from '../../../catalogue/points.repository.ts';
import { retainedWhere } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { keyOf } from '../../../composition/cles.ts';
import { enLangue } from '../../../composition/mots/langue.rules.ts';
import { openSelection } from '../../../composition/selection.ts';
import { FONDS_DE_TUILES } from '../../../rendering/carte.fonds.ts';
import { mosaiqueDe, vueDePlan } from '../../../rendering/carte.vue.rules.ts';
import type { Db } from '../../../schema.ts';
import { DISPARU } from './media.montre.ts';
import { AUCUNE, type Demande, seule, type VuesDuJour, vue } from './vue.ts';

/** More points than can be told apart across a room. */
const MOST_POINTS = 400;
const COULEUR = '#1da2df';

/** A map with the objets of its layers, drawn whole: the screen asks for nothing when it shows the map. */
export async function vuesDeCarte(
  tx: Db,
  cadre: Cadre,
  { taille: { largeur, hauteur }, slide, pas }: Demande<DiapositiveDe<'carte'>>,
): Promise<VuesDuJour> {
  const { langue, configuration } = cadre;
  const found = await configuration.live(carteResource, slide.carte.id);
  const own = [keyOf(carteResource.id, slide.carte.id)];
  const titre = enLangue(slide.titre, langue) || enLangue(found?.titre, langue);
  if (found === undefined) {
    const place = vue({ genre: 'texte', ton: 'information', titre, texte: '' });
    return { ...AUCUNE, vues: pas === null ? [] : [place], remarques: [DISPARU], cles: own };
  }
  const cles = [...own];
  const points: { readonly lat: number; readonly lon: number; readonly couleur: string }[] = [];
  const couches = found.couches.filter(({ visible }) => visible);
  for (const { selection, couleur } of couches) {
    const asked = await openSelection(tx, cadre, { selection });
    cles.push(...asked.cles);
    if (asked.question === undefined) continue;
    const { points: some } = await pointsFound(tx, retainedWhere(asked.question), MOST_POINTS - points.length);
    points.push(...some.map(({ lat, lon }) => ({ lat, lon, couleur: couleur ?? COULEUR })));
  }
  const plan = vueDePlan(points, found, largeur / hauteur);
  const tuiles = FONDS_DE_TUILES[found.fond];
  const isBlank = tuiles === null || (points.length === 0 && found.latitude === null);
  const fond = isBlank
    ? null
    : ({
        source: {
          genre: 'tuiles',
          fond: found.fond,
          mosaique: mosaiqueDe(plan, Math.min(largeur, 1_920), tuiles.zoom),
        },
        alternative: titre,
        credit: tuiles.credit,
        jusquAu: null,
      } as const);
  const reperes = points.flatMap(({ couleur, ...point }) => {
    const { x, y } = plan.place(point);
    return x < 0 || x > 1 || y < 0 || y > 1 ? [] : [{ x: round(x), y: round(y), couleur }];
  });
  const legende =
    couches.length < 2
      ? []
      : couches.map(({ nom, couleur }) => ({ nom: enLangue(nom, langue), couleur: couleur ?? COULEUR }));
  const none = reperes.length === 0 ? ['Aucun point à montrer sur cette carte.'] : [];
  return seule({ genre: 'carte', titre, fond, reperes, legende }, { remarques: none, cles });
}

/** Hundredths, of the width or of the height. */
const round = (part: number) => Math.round(part * 10_000) / 100;
