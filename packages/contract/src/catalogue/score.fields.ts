import { z } from 'zod';
import { boolean, date, json, number, text } from '../kernel/fields/fields.ts';
import { refsIn } from '../kernel/fields/ref.ts';
import { list } from '../kernel/fields/variants.ts';
import type { Names } from '../kernel/resource/resource-answers.ts';
import { formatNumber } from '../kernel/words/format.ts';
import { coutDeRegle, tropCouteux } from './regle/cout.rules.ts';
import { mesureSchema } from './regle/mesure.schemas.ts';
import { REFS_DE_REGLES, reglesSchema, SANS_REGLE } from './regle/regle.schemas.ts';
import { conditionEnMots, manqueDeMesure, mesureEnMots, phraseDe } from './regle/regle.words.ts';

/** How the points of a rule are counted. */
export const MODES_DE_POINTS = [
  { value: 'fixe', label: 'Points fixes' },
  { value: 'proportionnel', label: 'Proportionnels à une valeur' },
  { value: 'degressif', label: 'Dégressifs avec le temps' },
] as const;

export const REPERES_DE_TEMPS = [
  { value: 'sourceMajLe', label: 'depuis la dernière mise à jour' },
  { value: 'premiereVueLe', label: 'depuis l’arrivée dans le catalogue' },
  { value: 'prochaineDate', label: 'jusqu’à la prochaine date' },
] as const;

const PLEIN = 'Indiquez un nombre plus grand que zéro.';
const JOURS = 'Indiquez un nombre de jours, de 1 à 3\u00a0660.';

const calculSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('fixe') }),
  /** All the points at `plein` and beyond, none at zero. */
  z.strictObject({
    mode: z.literal('proportionnel'),
    mesure: mesureSchema,
    plein: z.number(PLEIN).positive(PLEIN).max(1e9),
  }),
  /** All the points on the day itself, none after so many days. */
  z.strictObject({
    mode: z.literal('degressif'),
    repere: z.enum(REPERES_DE_TEMPS.map(({ value }) => value)),
    jours: z.number(JOURS).int(JOURS).min(1, JOURS).max(3_660, JOURS),
  }),
]);
export type CalculDePoints = z.output<typeof calculSchema>;

/** The rules of a profile: each has a label, points, and the objets that get them. */
export const reglesDeScore = list(
  {
    libelle: text({ label: 'Libellé', required: true }),
    points: number({ label: 'Points', required: true, initial: 10, min: -1_000, max: 1_000, beside: true }),
    calcul: json(calculSchema, {
      label: 'Mode',
      widget: 'calcul-de-points',
      words: (calcul, names) => calculEnMots(null, calcul, names),
      initial: { mode: 'fixe' },
      refs: ['critere', 'scoring'],
    }),
    /** The objets that get the points; all of them without a rule. */
    condition: json(reglesSchema, {
      label: 'Objets concernés',
      widget: 'condition-de-score',
      words: phraseDe,
      initial: SANS_REGLE,
      refs: REFS_DE_REGLES,
    }),
    /** The days on which it counts, both included. */
    du: date({ label: 'Compte à partir du' }),
    au: date({ label: 'Jusqu’au', beside: true }),
    /** Whether visitors may read the reason. */
    publique: boolean({ label: 'Peut être dite aux visiteurs' }),
  },
  {
    label: 'Règles',
    group: 'regles',
    most: 100,
    words: {
      noun: { one: 'Règle', many: 'Règles', feminine: true },
      byPlace: true,
      add: 'Ajouter une règle',
      none: 'Une règle donne des points aux objets qui y répondent\u00a0: «\u00a0Photo\u00a0», 10 points.',
    },
    itemTitle: ({ libelle }, _names, rank) => libelle.trim() || `Règle ${rank + 1}, sans nom`,
    sentence: ({ points, calcul, condition }, names) =>
      `${calculEnMots(points, calcul, names)} · ${conditionEnMots(condition, names)}`,
    check: ({ condition, calcul, du, au }, refuse) => {
      // A score that depends on scores could depend on itself, and would be as old as they are.
      if (asksForScore(condition)) refuse('condition', BOUCLE);
      if (asksForScore(calcul)) refuse('calcul', BOUCLE);
      if (du !== null && au !== null && du > au) refuse('au', 'La fin vient avant le début.');
    },
    checkInput: (regles, refuse) => {
      for (const [rank, { condition }] of regles.entries()) {
        const message = tropCouteux(coutDeRegle(condition));
        if (message !== null) refuse([rank, 'condition'], message);
      }
    },
  },
);
export type RegleDeScore = z.output<typeof reglesDeScore.itemSchema>;

const asksForScore = (document: unknown) => refsIn(document).some(({ ref }) => ref === 'scoring');
const BOUCLE = 'Un score ne peut pas dépendre d’un autre score\u00a0: reprenez ses règles ici.';

/** « +10 », « −5 »: points won or lost. */
export function pointsEnMots(points: number | null): string {
  if (points === null) return '…';
  return points > 0 ? `+${formatNumber(points)}` : formatNumber(points).replace('-', '−');
}

/** The points in words: « +25 au plus, selon la valeur « Nombre de photos » (tous à 5) ». */
function calculEnMots(points: number | null, calcul: CalculDePoints, names: Names): string {
  const dits = pointsEnMots(points);
  switch (calcul.mode) {
    case 'fixe':
      return dits;
    case 'proportionnel':
      return (
        manqueDeMesure(calcul.mesure) ??
        `${dits} au plus, selon ${mesureEnMots(calcul.mesure, names)} (tous à ${nombre(calcul.plein)})`
      );
    case 'degressif': {
      const repere = REPERES_DE_TEMPS.find(({ value }) => value === calcul.repere)?.label ?? calcul.repere;
      return `${dits} au plus, dégressifs sur ${nombre(calcul.jours)}\u00a0jours ${repere}`;
    }
  }
}

/** An erased number is not one yet. */
const nombre = (valeur: number) => (Number.isFinite(valeur) ? formatNumber(valeur) : '…');
