import type { TypeBridge } from '@bridge/contract';
import type { Fait, Paiement } from '../faits.ts';
import { createHasard, enBoucle, type Hasard, slug } from '../hasard.ts';
import { daysAfter } from '../jour.ts';
import { COMMUNES, type Commune, LIEUX_DITS, OFFICES, PATRONYMES, PRENOMS, RUES } from '../lieux.ts';
import type { Offre, Photo, TexteOffre } from '../offre.ts';

export interface Sujet {
  readonly type: TypeBridge;
  readonly genre: string;
  readonly nom: string;
  readonly commune: Commune;
  readonly scene: string;
}

const COMMUNES_PESEES = COMMUNES.flatMap((commune) => Array.from({ length: commune.poids }, () => commune));

export const communeAuHasard = (hasard: Hasard): Commune => hasard.pick(COMMUNES_PESEES);

export function communeDeCode(code: string | undefined): Commune {
  const commune = COMMUNES.find((candidate) => candidate.code === code);
  if (!commune) throw new Error(`no such town: ${code}`);
  return commune;
}

/** The parts of an offer that do not depend on its type: its place, its contacts, its photos. */
export function composeBase(sujet: Sujet, aujourdhui: string) {
  const { type, nom, commune } = sujet;
  const cle = `${type}-${slug(nom)}`;
  const hasard = createHasard(cle);
  const domaine = `${slug(nom).slice(0, 40).replace(/-$/, '')}.example`;
  return {
    cle,
    type,
    nom,
    genre: sujet.genre,
    commune,
    numero: String(hasard.entier(1, 64)),
    rue: hasard.pick(RUES),
    ...(hasard.chance(0.15) ? { lieuDit: hasard.pick(LIEUX_DITS) } : {}),
    point: {
      lat: arrondi(commune.lat + hasard.entier(-90, 90) / 10_000),
      lon: arrondi(commune.lon + hasard.entier(-120, 120) / 10_000),
    },
    // Numbers that the telephone authority keeps for works of fiction.
    telephone: `03 53 01 ${deux(hasard)} ${deux(hasard)}`,
    ...(hasard.chance(0.4) ? { mobile: `06 39 98 ${deux(hasard)} ${deux(hasard)}` } : {}),
    email: `${hasard.pick(['contact', 'accueil', 'bonjour'])}@${domaine}`,
    ...(hasard.chance(0.8) ? { site: `https://www.${domaine}` } : {}),
    ...(hasard.chance(0.3) ? { facebook: `https://reseau.example/${slug(nom)}` } : {}),
    responsable: {
      civilite: hasard.pick(['M.', 'Mme']),
      prenom: hasard.pick(PRENOMS),
      nom: hasard.pick(PATRONYMES),
    },
    photos: composePhotos(sujet, hasard),
    paiements: composePaiements(hasard),
    langues: hasard.chance(0.75) ? (['fr', 'en', ...(hasard.chance(0.5) ? (['de'] as const) : [])] as const) : [],
    majLe: daysAfter(aujourdhui, -hasard.entier(1, 400)),
  } satisfies Partial<Offre>;
}

const arrondi = (valeur: number) => Math.round(valeur * 1e6) / 1e6;
const deux = (hasard: Hasard) => String(hasard.entier(0, 99)).padStart(2, '0');

const LEGENDES = ['vue d’ensemble', 'au petit matin', 'un détail', 'en fin de journée', 'côté jardin'];

function composePhotos({ nom, commune, scene }: Sujet, hasard: Hasard): Photo[] {
  const nombre = hasard.pick([0, 1, 1, 1, 2, 3, 3, 4, 5]);
  const auteur = hasard.chance(0.8) ? OFFICES[commune.secteur].nom : `Studio ${hasard.pick(PATRONYMES)}`;
  const depart = hasard.entier(1, 900);
  return Array.from({ length: nombre }, (_, rang) => ({
    graine: `${rang === 0 || hasard.chance(0.5) ? scene : hasard.pick(['collines', 'village', 'lac', 'jardin'])}-${depart + rang}`,
    legende: `${nom}, ${enBoucle(LEGENDES, rang)}`,
    credit: `© ${auteur}`,
  }));
}

function composePaiements(hasard: Hasard): Paiement[] {
  return ['especes', ...hasard.draw<Paiement>(['carte', 'cheque', 'vacances'], hasard.entier(0, 3))];
}

/** Some facts among those that the type may have, always in the same order. */
export const composeFaits = (hasard: Hasard, possibles: readonly Fait[], nombre: number): Fait[] => {
  const tires = hasard.draw(possibles, nombre);
  return possibles.filter((fait) => tires.includes(fait));
};

/** Joins texts by language; a language missing in one of them is missing in the result. */
export function joinTextes(textes: readonly TexteOffre[], entre = ' '): TexteOffre {
  const en = textes.map((texte) => texte.en);
  const de = textes.map((texte) => texte.de);
  return {
    fr: textes.map((texte) => texte.fr).join(entre),
    ...(en.every((texte) => texte !== undefined) ? { en: en.join(entre) } : {}),
    ...(de.every((texte) => texte !== undefined) ? { de: de.join(entre) } : {}),
  };
}

/** Two thirds keep their three languages; others lose German, or both. */
export function sansTraductions(texte: TexteOffre, cle: string): TexteOffre {
  const sort = createHasard(`${cle}/langues`).entier(1, 10);
  if (sort === 1) return { fr: texte.fr };
  if (sort <= 3) return { fr: texte.fr, ...(texte.en === undefined ? {} : { en: texte.en }) };
  return texte;
}
