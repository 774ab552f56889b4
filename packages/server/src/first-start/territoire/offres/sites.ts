import type { TypeBridge } from '@bridge/contract';
import type { Fait } from '../faits.ts';
import { createHasard, type Hasard, slug } from '../hasard.ts';
import { annee } from '../jour.ts';
import type { Offre, PeriodeOffre } from '../offre.ts';
import type { FicheTexte } from '../textes/fiche.ts';
import { ACTIVITES, EQUIPEMENTS } from '../textes/loisirs.textes.ts';
import { NATURE } from '../textes/nature.textes.ts';
import { PATRIMOINE } from '../textes/patrimoine.textes.ts';
import { COMMERCES, DEGUSTATIONS } from '../textes/services.textes.ts';
import { ITINERAIRES, ORGANISMES, SEJOURS } from '../textes/territoire.textes.ts';
import { communeDeCode, composeBase, composeFaits, sansTraductions } from './base.ts';
import { describeOffre } from './texte.ts';
import { drawTrace } from './trace.ts';

interface Famille {
  readonly type: TypeBridge;
  readonly fiches: readonly FicheTexte[];
  readonly faits: readonly Fait[];
  readonly tarifs: (hasard: Hasard) => Offre['tarifs'];
  readonly heures: 'journee' | 'magasin' | 'libre';
}

const RIEN = () => [];
const entree = (hasard: Hasard): Offre['tarifs'] =>
  hasard.chance(0.3)
    ? []
    : [
        { tarif: 'adulte', min: hasard.entier(4, 12) },
        { tarif: 'enfant', min: hasard.entier(2, 6) + 0.5 },
      ];

const FAMILLES: readonly Famille[] = [
  {
    type: 'patrimoine',
    fiches: PATRIMOINE,
    faits: ['visite-guidee', 'boutique', 'parking', 'pmr', 'label-famille'],
    tarifs: entree,
    heures: 'journee',
  },
  { type: 'nature', fiches: NATURE, faits: ['parking', 'pmr', 'label-famille'], tarifs: RIEN, heures: 'libre' },
  {
    type: 'activite',
    fiches: ACTIVITES,
    faits: ['parking', 'label-famille', 'label-vert', 'pmr'],
    tarifs: (hasard) => [{ tarif: 'adulte', min: hasard.entier(12, 45), max: hasard.entier(46, 95) }],
    heures: 'journee',
  },
  {
    type: 'equipement',
    fiches: EQUIPEMENTS,
    faits: ['parking', 'jeux', 'pmr', 'abri-velo', 'label-famille'],
    tarifs: entree,
    heures: 'journee',
  },
  {
    type: 'degustation',
    fiches: DEGUSTATIONS,
    faits: ['boutique', 'parking', 'visite-guidee', 'label-terroir', 'pmr'],
    tarifs: (hasard) => (hasard.chance(0.5) ? [] : [{ tarif: 'adulte', min: hasard.entier(4, 15) }]),
    heures: 'magasin',
  },
  { type: 'commerce', fiches: COMMERCES, faits: ['parking', 'pmr', 'label-velo'], tarifs: RIEN, heures: 'magasin' },
  { type: 'organisme', fiches: ORGANISMES, faits: ['wifi', 'pmr', 'boutique'], tarifs: RIEN, heures: 'magasin' },
  {
    type: 'sejour',
    fiches: SEJOURS,
    faits: ['label-vert', 'label-famille'],
    tarifs: (hasard) => [{ tarif: 'forfait', min: hasard.entier(120, 380), max: hasard.entier(390, 690) }],
    heures: 'libre',
  },
  {
    type: 'itineraire',
    fiches: ITINERAIRES,
    faits: ['parking', 'label-famille', 'abri-velo'],
    tarifs: RIEN,
    heures: 'libre',
  },
];

export function composeSites(aujourdhui: string): Offre[] {
  return FAMILLES.flatMap((famille) => famille.fiches.map((fiche) => compose(famille, fiche, aujourdhui)));
}

/** The types that the territory's guide prints in three languages. */
const IMPRIMES: ReadonlySet<string> = new Set(['degustation']);

function compose({ type, faits: possibles, tarifs, heures }: Famille, fiche: FicheTexte, aujourdhui: string): Offre {
  const [genre = '', code, scene = 'collines', kilometres] = fiche.options;
  const { titre: nom, fr, en, de } = fiche;
  const hasard = createHasard(`${type}/${slug(nom)}`);
  const commune = communeDeCode(code);
  const base = composeBase({ type, genre, nom, commune, scene }, aujourdhui);
  const faits = composeFaits(hasard, possibles, hasard.entier(1, 3));
  const lignes = tarifs(hasard);
  return {
    ...base,
    faits,
    resume: IMPRIMES.has(type) ? { fr, en, de } : sansTraductions({ fr, en, de }, base.cle),
    description: sansTraductions(describeOffre({ fr, en, de }, commune, faits, hasard, '@site'), base.cle),
    tarifs: lignes,
    gratuit: lignes.length === 0 && type !== 'commerce',
    ...(hasard.chance(0.5) ? { animaux: hasard.chance(0.5) } : {}),
    ...(type === 'activite' ? { personnes: hasard.entier(6, 30) } : {}),
    periodes: composePeriodes(heures, hasard, annee(aujourdhui)),
    ...(kilometres === undefined
      ? {}
      : { kilometres: Number(kilometres), trace: drawTrace(base.point, Number(kilometres), hasard) }),
  };
}

function composePeriodes(heures: Famille['heures'], hasard: Hasard, an: number): PeriodeOffre[] {
  // Into the next year, so that a territory made in December is not closed in January.
  const annuelle = { du: `${an}-01-01`, au: `${an + 1}-12-31` };
  if (heures === 'libre') return [{ ...annuelle, heures: [] }];
  if (heures === 'magasin')
    return [
      {
        ...annuelle,
        jours: hasard.pick([
          [1, 2, 3, 4, 5],
          [0, 1, 2, 3, 4, 5],
          [2, 3, 4, 5, 6],
        ] as const),
        heures: [
          ['09:00', '12:30'],
          ['14:00', '18:30'],
        ],
      },
    ];
  const soir = hasard.pick(['18:00', '18:30', '19:00']);
  return [an, an + 1].flatMap((annee): PeriodeOffre[] => [
    { du: `${annee}-04-01`, au: `${annee}-09-30`, heures: [['10:00', soir]] },
    { du: `${annee}-10-01`, au: `${annee}-12-31`, jours: [2, 5, 6], heures: [['14:00', '17:00']] },
  ]);
}
