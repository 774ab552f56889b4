import type { Fait } from '../faits.ts';
import { createHasard, type Hasard, slug } from '../hasard.ts';
import { annee } from '../jour.ts';
import type { Commune } from '../lieux.ts';
import type { Offre, PeriodeOffre } from '../offre.ts';
import { OUVERTURES_HEBERGEMENT } from '../textes/hebergements.textes.ts';
import { NOMS_CAMPING, NOMS_CHAMBRE, NOMS_COLLECTIF, NOMS_HOTEL, NOMS_LOCATION } from '../textes/noms.ts';
import { communeAuHasard, composeBase, composeFaits, sansTraductions } from './base.ts';
import { avec, describeOffre, ouverture } from './texte.ts';

interface Genre {
  readonly type: 'hotel' | 'camping' | 'location' | 'chambre-hotes' | 'hebergement-collectif';
  readonly noms: readonly string[];
  readonly mots: { readonly fr: string; readonly en: string; readonly de: string };
  readonly scene: string;
  readonly etoiles: readonly (number | null)[];
  readonly faits: readonly Fait[];
  readonly tarifs: (hasard: Hasard) => Offre['tarifs'];
  readonly personnes: readonly [number, number];
}

const COMMUNS: readonly Fait[] = ['wifi', 'parking', 'jardin', 'abri-velo', 'label-velo', 'label-vert', 'pmr'];

const GENRES: readonly Genre[] = [
  {
    type: 'hotel',
    noms: NOMS_HOTEL,
    mots: { fr: 'Hôtel', en: 'Hotel', de: 'Hotel' },
    scene: 'village',
    etoiles: [2, 3, 3, 4, null],
    faits: ['piscine', 'terrasse', 'sauna', 'reunion', 'borne', 'location-velo', ...COMMUNS],
    tarifs: (hasard) => {
      const prix = hasard.entier(62, 140);
      return [
        { tarif: 'double', min: prix, max: prix + hasard.entier(15, 70) },
        { tarif: 'dejeuner', min: hasard.entier(9, 16) },
      ];
    },
    personnes: [18, 90],
  },
  {
    type: 'camping',
    noms: NOMS_CAMPING,
    mots: { fr: 'Camping', en: 'Campsite', de: 'Campingplatz' },
    scene: 'tente',
    etoiles: [1, 2, 3, 3, 4, null],
    faits: ['piscine', 'jeux', 'location-velo', 'label-famille', 'borne', ...COMMUNS],
    tarifs: (hasard) => [{ tarif: 'emplacement', min: hasard.entier(12, 19) + 0.5, max: hasard.entier(20, 34) }],
    personnes: [60, 420],
  },
  {
    type: 'location',
    noms: NOMS_LOCATION,
    mots: { fr: 'Location de vacances', en: 'Holiday rental', de: 'Ferienunterkunft' },
    scene: 'maison',
    etoiles: [2, 3, 3, 4, null],
    faits: ['piscine', 'terrasse', 'sauna', 'label-famille', ...COMMUNS],
    tarifs: (hasard) => {
      const prix = hasard.entier(28, 70) * 10;
      return [{ tarif: 'semaine', min: prix, max: prix + hasard.entier(5, 45) * 10 }];
    },
    personnes: [2, 12],
  },
  {
    type: 'chambre-hotes',
    noms: NOMS_CHAMBRE,
    mots: { fr: 'Chambres d’hôtes', en: 'Guesthouse', de: 'Gästezimmer' },
    scene: 'maison',
    etoiles: [null],
    faits: ['piscine', 'terrasse', 'label-terroir', ...COMMUNS],
    tarifs: (hasard) => [{ tarif: 'double', min: hasard.entier(64, 98), max: hasard.entier(99, 145) }],
    personnes: [4, 14],
  },
  {
    type: 'hebergement-collectif',
    noms: NOMS_COLLECTIF,
    mots: { fr: 'Hébergement de groupe', en: 'Group accommodation', de: 'Gruppenunterkunft' },
    scene: 'sentier',
    etoiles: [null],
    faits: ['reunion', 'jeux', 'label-famille', ...COMMUNS],
    tarifs: (hasard) => [{ tarif: 'nuitee', min: hasard.entier(16, 28), max: hasard.entier(29, 46) }],
    personnes: [18, 120],
  },
];

export function composeHebergements(aujourdhui: string): Offre[] {
  return GENRES.flatMap((genre) => genre.noms.map((nom, rang) => compose(genre, nom, rang, aujourdhui)));
}

function compose(genre: Genre, nom: string, rang: number, aujourdhui: string): Offre {
  const { type } = genre;
  const hasard = createHasard(`${type}/${slug(nom)}`);
  const commune = communeAuHasard(hasard);
  const base = composeBase({ type, genre: type, nom, commune, scene: genre.scene }, aujourdhui);
  const faits = composeFaits(hasard, genre.faits, hasard.entier(2, 6));
  const etoiles = hasard.pick(genre.etoiles);
  const personnes = hasard.entier(...genre.personnes);
  return {
    ...base,
    faits,
    ...(etoiles === null ? {} : { etoiles }),
    resume: summarize(genre, etoiles, commune, faits),
    description: sansTraductions(
      describeOffre(ouverture(OUVERTURES_HEBERGEMENT, type, rang), commune, faits, hasard),
      base.cle,
    ),
    personnes,
    chambres: Math.max(1, Math.round(personnes / 2.2)),
    tarifs: genre.tarifs(hasard),
    gratuit: false,
    ...(hasard.chance(0.8) ? { animaux: hasard.chance(0.6) } : {}),
    periodes: composePeriodes(type, hasard, annee(aujourdhui)),
  };
}

function summarize({ mots }: Genre, etoiles: number | null, { nom }: Commune, faits: readonly Fait[]) {
  const suite = avec(faits.filter((fait) => !fait.startsWith('label') && fait !== 'pmr').slice(0, 2));
  const rang = etoiles === null ? { fr: '', en: '', de: '' } : etoilesEnMots(etoiles);
  return {
    fr: `${mots.fr}${rang.fr} à ${nom}${suite.fr}.`,
    en: `${mots.en}${rang.en} in ${nom}${suite.en}.`,
    de: `${mots.de}${rang.de} in ${nom}${suite.de}.`,
  };
}

const etoilesEnMots = (etoiles: number) => ({
  fr: ` ${etoiles} étoile${etoiles > 1 ? 's' : ''}`,
  en: ` with ${etoiles} star${etoiles > 1 ? 's' : ''}`,
  de: ` mit ${etoiles} Stern${etoiles > 1 ? 'en' : ''}`,
});

function composePeriodes(type: Genre['type'], hasard: Hasard, an: number): PeriodeOffre[] {
  const [du, au] = [hasard.pick(['04-01', '05-01']), hasard.pick(['09-30', '10-15', '10-31'])];
  if (type === 'camping')
    return [an, an + 1].map((annee) => ({ du: `${annee}-${du}`, au: `${annee}-${au}`, heures: [] }));
  if (hasard.chance(0.3))
    return [an, an + 1].flatMap((annee) => [
      { du: `${annee}-02-10`, au: `${annee}-11-11`, heures: [] },
      { du: `${annee}-12-18`, au: `${annee}-12-31`, heures: [] },
    ]);
  // Into the next year, so that a territory made in December is not closed in January.
  return [{ du: `${an}-01-01`, au: `${an + 1}-12-31`, heures: [] }];
}
