import { createHasard, slug } from '../hasard.ts';
import { COMMUNES, type Commune } from '../lieux.ts';
import type { Offre } from '../offre.ts';
import { AUTRES_EVENEMENTS, EVENEMENTS_COMMUNS } from '../textes/autres-evenements.textes.ts';
import { EVENEMENTS } from '../textes/evenements.textes.ts';
import type { FicheTexte } from '../textes/fiche.ts';
import { communeDeCode, composeBase, composeFaits, sansTraductions } from './base.ts';
import { datesDe } from './calendrier.ts';
import { describeOffre } from './texte.ts';

interface Evenement {
  readonly nom: string;
  readonly genre: string;
  readonly forme: string;
  readonly commune: Commune;
  readonly scene: string;
  readonly heures: string;
  readonly texte: { readonly fr: string; readonly en: string; readonly de: string };
}

/** Some ninety events, from three weeks before the day to six months after, closer together around it. */
export function composeEvenements(aujourdhui: string): Offre[] {
  const evenements = [...[...EVENEMENTS, ...AUTRES_EVENEMENTS].map(propre), ...EVENEMENTS_COMMUNS.flatMap(communs)];
  return evenements.map((evenement, rang) => compose(evenement, rang, evenements.length, aujourdhui));
}

function propre(fiche: FicheTexte): Evenement {
  const [genre = '', forme = '', code, scene = '', heures = ''] = fiche.options;
  return { nom: fiche.titre, genre, forme, commune: communeDeCode(code), scene, heures, texte: fiche };
}

function communs(fiche: FicheTexte, rang: number): Evenement[] {
  const [genre = '', forme = '', scene = '', heures = ''] = fiche.options;
  return COMMUNES.slice(rang * 2, rang * 2 + 10).map((commune, place) => {
    const situate = (texte: string) => texte.replaceAll('{commune}', commune.nom);
    return {
      // « de Étang-Fleury » does not exist in French.
      nom: situate(fiche.titre).replace(/ de (?=[ÉEAIOUH])/, ' d’'),
      genre,
      forme: forme === 'hebdo' ? `hebdo:${(place * 2 + 1) % 7}` : forme,
      commune,
      scene,
      heures,
      texte: {
        fr: situate(fiche.fr).replace(/ de (?=[ÉEAIOU])/g, ' d’'),
        en: situate(fiche.en),
        de: situate(fiche.de),
      },
    };
  });
}

const PAYANTS = new Set(['concert', 'festival', 'spectacle', 'sport', 'atelier', 'cinema', 'visite', 'bal']);

function compose(evenement: Evenement, rang: number, total: number, aujourdhui: string): Offre {
  const { nom, genre, forme, commune, scene, heures, texte } = evenement;
  const hasard = createHasard(`evenement/${slug(nom)}`);
  const base = composeBase({ type: 'evenement', genre, nom, commune, scene }, aujourdhui);
  const faits = composeFaits(hasard, ['parking', 'pmr', 'label-famille', 'label-vert'], hasard.entier(0, 2));
  const payant = PAYANTS.has(genre) && hasard.chance(0.75);
  // Tables group events by kind: a step without a common divisor with their number mixes them.
  const place = (rang * 37) % total;
  return {
    ...base,
    faits,
    resume: sansTraductions({ fr: texte.fr, en: texte.en, de: texte.de }, base.cle),
    description: sansTraductions(describeOffre(texte, commune, faits, hasard, '@evenement'), base.cle),
    tarifs: payant
      ? [
          { tarif: 'adulte', min: hasard.entier(5, 24) },
          { tarif: 'enfant', min: hasard.entier(0, 8) },
        ]
      : [],
    gratuit: !payant,
    periodes: datesDe({ forme, heures, place: place / total }, aujourdhui),
  };
}
