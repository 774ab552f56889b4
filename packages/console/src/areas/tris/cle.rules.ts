import {
  CHAMPS_DE_TRI,
  type ChampDeTri,
  type CleDeTri,
  cleDeTriSchema,
  MESURES_SIMPLES,
  type Mesure,
} from '@bridge/contract';
import { manqueDeMesure } from '../../catalogue/mesure.rules.ts';

/** What can be sorted by, in the menu that adds a key. */
export const CLES_OFFERTES = [
  {
    groupe: 'Champs',
    cles: CHAMPS_DE_TRI.map(({ value, label }) => ({ id: `champ:${value}`, label })),
  },
  {
    groupe: 'Nombres',
    cles: [
      { id: 'nombre:score', label: 'Score d’un profil' },
      ...MESURES_SIMPLES.map(({ value, label }) => ({ id: `nombre:${value}`, label })),
      { id: 'nombre:autre', label: 'Autre nombre (capacité, critère, champ…)' },
      { id: 'distance', label: 'Distance' },
    ],
  },
  {
    groupe: 'À votre façon',
    cles: [
      { id: 'modalites', label: 'Modalités dans un ordre choisi' },
      { id: 'manuel', label: 'Objets dans un ordre choisi' },
      { id: 'aleatoire', label: 'Au hasard' },
      { id: 'rotation', label: 'Chacun son tour' },
    ],
  },
] as const;

/** A key as it is added: what is still to be chosen makes it refused where it stands. */
export function cleNeuve(id: string): CleDeTri {
  const champ = CHAMPS_DE_TRI.find(({ value }) => id === `champ:${value}`);
  if (champ) return { genre: 'champ', champ: champ.value, sens: sensDuChamp(champ.value), videsEnDernier: true };
  const mesure = MESURES_SIMPLES.find(({ value }) => id === `nombre:${value}`);
  if (mesure) return parNombre({ genre: 'simple', champ: mesure.value });
  switch (id) {
    case 'nombre:score':
      return parNombre({ genre: 'score', profil: { ref: 'scoring', id: 0 } });
    case 'nombre:autre':
      return parNombre({ genre: 'capacite', mesure: '' });
    case 'distance':
      return { genre: 'distance', depuis: 'point', point: null, libelle: '', sens: 'croissant' };
    case 'modalites':
      return { genre: 'modalites', modalites: [] };
    case 'manuel':
      return { genre: 'manuel', objets: [] };
    case 'aleatoire':
      return { genre: 'aleatoire', graine: 'jour' };
    default:
      return { genre: 'rotation' };
  }
}

/** What people expect first: names from A, news from the latest. */
function sensDuChamp(champ: ChampDeTri): 'croissant' | 'decroissant' {
  return champ === 'sourceMajLe' || champ === 'premiereVueLe' ? 'decroissant' : 'croissant';
}

function parNombre(mesure: Mesure): CleDeTri {
  const isPrix = mesure.genre === 'simple' && mesure.champ === 'prix';
  return { genre: 'nombre', mesure, sens: isPrix ? 'croissant' : 'decroissant', videsEnDernier: true };
}

/** What a key lacks, in words; nothing once it can sort. */
export function manqueDeCle(cle: CleDeTri): string | undefined {
  switch (cle.genre) {
    case 'nombre':
      return manqueDeMesure(cle.mesure);
    case 'distance':
      return cle.depuis === 'point' && (cle.point === null || !isPlace(cle.point)) ? 'Choisissez un lieu.' : undefined;
    case 'modalites':
      return cle.modalites.length === 0 ? 'Choisissez au moins une modalité.' : undefined;
    case 'manuel':
      return cle.objets.some(({ id }) => id === 0) ? 'Choisissez un objet, ou retirez la ligne vide.' : undefined;
    default:
      return cleDeTriSchema.safeParse(cle).success ? undefined : 'Cette clé est incomplète.';
  }
}

function isPlace({ lat, lon }: { readonly lat: number; readonly lon: number }): boolean {
  return Number.isFinite(lat) && Number.isFinite(lon);
}

/** The keys of a form, whole or not: what a half-written one lacks is said where it stands. */
export function clesIn(value: unknown): readonly CleDeTri[] {
  // Written by this widget or read from the server: each has its kind, though not always all that it needs.
  return Array.isArray(value) ? (value as readonly CleDeTri[]) : [];
}
