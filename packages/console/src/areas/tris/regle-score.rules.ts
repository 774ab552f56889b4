import {
  type CalculDePoints,
  formatNumber,
  type Groupe,
  manqueDeMesure,
  mesureEnMots,
  type Names,
  phraseDe,
  REPERES_DE_TEMPS,
  type RegleDeScore,
  refsIn,
  SANS_REGLE,
} from '@bridge/contract';
import { aCompleter } from '../../catalogue/regles/problemes.rules.ts';

export function regleNeuve(): RegleDeScore {
  return {
    libelle: '',
    condition: SANS_REGLE,
    points: 10,
    calcul: { mode: 'fixe' },
    du: null,
    au: null,
    publique: false,
  };
}

/** How points are counted, as it is when that way is chosen. */
export function calculNeuf(mode: string): CalculDePoints {
  switch (mode) {
    case 'proportionnel':
      return { mode: 'proportionnel', mesure: { genre: 'simple', champ: 'photos' }, plein: 5 };
    case 'degressif':
      return { mode: 'degressif', repere: 'sourceMajLe', jours: 365 };
    default:
      return { mode: 'fixe' };
  }
}

/** « +10 », « −5 »: an objet wins or loses them. */
export function pointsEnMots(points: number): string {
  if (!Number.isFinite(points)) return '…';
  return points > 0 ? `+${formatNumber(points)}` : formatNumber(points).replace('-', '−');
}

/** Which objets, in words; what is half written means nothing yet. */
export function conditionEnMots(condition: Groupe, noms: Names): string {
  return aCompleter(condition) > 0 ? 'Condition à compléter.' : phraseDe(condition, noms);
}

const faites = new WeakMap<Groupe, { readonly selon: string; readonly phrase: string }>();

/** The same, each sentence made once: typing in a rule does not read the conditions of all the others again. */
export function conditionsEnMots(noms: Names): (condition: Groupe) => string {
  // The names are gathered again at each letter, and hardly ever others.
  const selon = JSON.stringify(noms);
  return (condition) => {
    const faite = faites.get(condition);
    if (faite?.selon === selon) return faite.phrase;
    const phrase = conditionEnMots(condition, noms);
    faites.set(condition, { selon, phrase });
    return phrase;
  };
}

/** How many points, in words: « +25 au plus, en proportion de la valeur « Nombre de photos » (tous à 5) ». */
export function calculEnMots({ points, calcul }: Pick<RegleDeScore, 'points' | 'calcul'>, noms: Names): string {
  const dits = pointsEnMots(points);
  switch (calcul.mode) {
    case 'fixe':
      return dits;
    case 'proportionnel':
      return (
        manqueDeMesure(calcul.mesure) ??
        `${dits} au plus, selon ${mesureEnMots(calcul.mesure, noms)} (tous à ${nombre(calcul.plein)})`
      );
    case 'degressif': {
      const repere = REPERES_DE_TEMPS.find(({ value }) => value === calcul.repere)?.label ?? calcul.repere;
      return `${dits} au plus, dégressifs sur ${nombre(calcul.jours)}\u00a0jours ${repere}`;
    }
  }
}

const nombre = (valeur: number) => (Number.isFinite(valeur) ? formatNumber(valeur) : '…');

/** What would be refused, in words; nothing where it would not. */
export function defautDeRegle(regle: RegleDeScore): string | undefined {
  return refsIn(regle).some(({ ref }) => ref === 'scoring')
    ? 'Un score ne peut pas dépendre d’un autre score\u00a0: reprenez ses règles ici.'
    : undefined;
}

/** The rules of a form, whole or not: what a half-written one lacks is said where it stands. */
export function reglesIn(value: unknown): readonly RegleDeScore[] {
  // Written by this widget or read from the server: each has all its parts, though not always a right value in them.
  return Array.isArray(value) ? (value as readonly RegleDeScore[]) : [];
}
