import type { Fait } from '../faits.ts';
import { createHasard, type Hasard, slug } from '../hasard.ts';
import { annee } from '../jour.ts';
import type { Commune } from '../lieux.ts';
import type { Offre, PeriodeOffre } from '../offre.ts';
import { NOMS_RESTAURANT } from '../textes/noms.ts';
import { OUVERTURES_RESTAURANT } from '../textes/restaurants.textes.ts';
import { communeAuHasard, composeBase, composeFaits, sansTraductions } from './base.ts';
import { avec, describeOffre, ouverture } from './texte.ts';

const CUISINES = {
  terroir: { fr: 'Cuisine du terroir', en: 'Country cooking', de: 'Regionale Küche', menu: [19, 34] },
  bistronomique: { fr: 'Bistronomie', en: 'Modern bistro', de: 'Moderne Bistroküche', menu: [26, 42] },
  creperie: { fr: 'Crêperie', en: 'Pancake house', de: 'Crêperie', menu: [12, 20] },
  pizzeria: { fr: 'Pizzeria', en: 'Pizzeria', de: 'Pizzeria', menu: [12, 22] },
  brasserie: { fr: 'Brasserie', en: 'Brasserie', de: 'Brasserie', menu: [16, 29] },
  ferme: { fr: 'Ferme-auberge', en: 'Farm inn', de: 'Bauernhofgasthaus', menu: [24, 32] },
  vegetarien: { fr: 'Cuisine végétarienne', en: 'Vegetarian cooking', de: 'Vegetarische Küche', menu: [15, 26] },
  poisson: { fr: 'Poissons du lac', en: 'Fish from the lake', de: 'Fisch aus dem See', menu: [22, 38] },
  monde: { fr: 'Cuisine du monde', en: 'World cooking', de: 'Internationale Küche', menu: [14, 28] },
  gastronomique: { fr: 'Restaurant gastronomique', en: 'Fine dining', de: 'Feine Küche', menu: [58, 115] },
} as const;
type Cuisine = keyof typeof CUISINES;

const isCuisine = (genre: string | undefined): genre is Cuisine => genre !== undefined && genre in CUISINES;

/** A cuisine, or undefined for another word. */
export const cuisineDe = (genre: string) => (isCuisine(genre) ? CUISINES[genre] : undefined);

const FAITS_POSSIBLES: readonly Fait[] = [
  'terrasse',
  'parking',
  'wifi',
  'jardin',
  'jeux',
  'reunion',
  'label-terroir',
  'label-velo',
  'label-famille',
  'pmr',
];

export function composeRestaurants(aujourdhui: string): Offre[] {
  return NOMS_RESTAURANT.map((ligne, rang) => {
    const [nom = '', cuisine] = ligne.split(' · ');
    if (!isCuisine(cuisine)) throw new Error(`no such cuisine: ${ligne}`);
    return compose(nom, cuisine, rang, aujourdhui);
  });
}

function compose(nom: string, cuisine: Cuisine, rang: number, aujourdhui: string): Offre {
  const hasard = createHasard(`restaurant/${slug(nom)}`);
  const commune = communeAuHasard(hasard);
  const base = composeBase({ type: 'restaurant', genre: cuisine, nom, commune, scene: 'table' }, aujourdhui);
  const faits = composeFaits(hasard, FAITS_POSSIBLES, hasard.entier(2, 5));
  const [bas, haut] = CUISINES[cuisine].menu;
  const menu = hasard.entier(bas, haut);
  return {
    ...base,
    faits,
    resume: summarize(cuisine, commune, faits),
    description: sansTraductions(
      describeOffre(ouverture(OUVERTURES_RESTAURANT, cuisine, rang), commune, faits, hasard),
      base.cle,
    ),
    personnes: hasard.entier(18, 120),
    tarifs: [
      { tarif: 'menu', min: menu, max: menu + hasard.entier(4, 24) },
      ...(hasard.chance(0.6) ? [{ tarif: 'jour' as const, min: Math.min(hasard.entier(10, 17), menu - 3) + 0.9 }] : []),
    ],
    gratuit: false,
    ...(hasard.chance(0.6) ? { animaux: hasard.chance(0.7) } : {}),
    periodes: composePeriodes(hasard, annee(aujourdhui)),
  };
}

function summarize(cuisine: Cuisine, { nom }: Commune, faits: readonly Fait[]) {
  const suite = avec(faits.filter((fait) => !fait.startsWith('label') && fait !== 'pmr').slice(0, 2));
  const { fr, en, de } = CUISINES[cuisine];
  return {
    fr: `${fr} à ${nom}${suite.fr}.`,
    en: `${en} in ${nom}${suite.en}.`,
    de: `${de} in ${nom}${suite.de}.`,
  };
}

const JOURS_FERMES: readonly (readonly number[])[] = [[], [0], [0, 1], [1], [2], [6, 0], [6], [1, 2]];

function composePeriodes(hasard: Hasard, an: number): PeriodeOffre[] {
  const fermes = hasard.pick(JOURS_FERMES);
  const jours = [0, 1, 2, 3, 4, 5, 6].filter((jour) => !fermes.includes(jour));
  const soir = hasard.pick(['21:00', '21:30', '22:00', '23:00']);
  const service = hasard.chance(0.2)
    ? ([['11:30', soir]] as const)
    : ([
        [hasard.pick(['11:45', '12:00', '12:15']), hasard.pick(['13:30', '14:00', '14:30'])],
        [hasard.pick(['18:45', '19:00', '19:30']), soir],
      ] as const);
  const semaine = fermes.length === 0 ? {} : { jours };
  if (hasard.chance(0.25))
    return [an, an + 1].flatMap((annee) => [
      { du: `${annee}-03-01`, au: `${annee}-06-30`, ...semaine, heures: service },
      { du: `${annee}-07-01`, au: `${annee}-08-31`, heures: service },
      { du: `${annee}-09-01`, au: `${annee}-12-20`, ...semaine, heures: service },
    ]);
  return [{ du: `${an}-01-01`, au: `${an + 1}-12-31`, ...semaine, heures: service }];
}
