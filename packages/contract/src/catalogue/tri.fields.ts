import type { z } from 'zod';
import { boolean, choice, json, refs, text } from '../kernel/fields/fields.ts';
import { variant, variants } from '../kernel/fields/variants.ts';
import { formatNumber } from '../kernel/words/format.ts';
import { MESURES_SIMPLES } from './regle/champs.ts';
import { type Mesure, mesureSchema } from './regle/mesure.schemas.ts';
import { manqueDeMesure, mesureEnMots, nomDeRef } from './regle/regle.words.ts';
import { type Point, pointSchema } from './regle/zone.schemas.ts';

/** An order: keys one after the other. Equal objets follow the catalogue: no page repeats another. */

const ALPHABET = { croissant: 'A → Z', decroissant: 'Z → A' } as const;
const DATES = { croissant: 'la plus proche d’abord', decroissant: 'la plus lointaine d’abord' } as const;
const NOUVELLES = { croissant: 'la plus ancienne d’abord', decroissant: 'la plus récente d’abord' } as const;

/** The columns to sort by, with the words of each direction and the usual one. */
export const CHAMPS_DE_TRI = [
  { value: 'nom', label: 'Nom', ...ALPHABET, sens: 'croissant' },
  { value: 'commune', label: 'Commune', ...ALPHABET, sens: 'croissant' },
  { value: 'codePostal', label: 'Code postal', croissant: 'croissant', decroissant: 'décroissant', sens: 'croissant' },
  { value: 'typeBridge', label: 'Type d’objet', ...ALPHABET, sens: 'croissant' },
  { value: 'prochaineDate', label: 'Prochaine date', ...DATES, sens: 'croissant' },
  { value: 'derniereDate', label: 'Dernière date', ...DATES, sens: 'croissant' },
  { value: 'sourceMajLe', label: 'Mise à jour par la source', ...NOUVELLES, sens: 'decroissant' },
  { value: 'premiereVueLe', label: 'Arrivée dans le catalogue', ...NOUVELLES, sens: 'decroissant' },
] as const;
export type ChampDeTri = (typeof CHAMPS_DE_TRI)[number]['value'];

const GRAINES = [
  { value: 'fixe', label: 'toujours le même' },
  { value: 'jour', label: 'nouveau chaque jour' },
  { value: 'visite', label: 'nouveau à chaque visite' },
] as const;

const DEPUIS = [
  { value: 'point', label: 'd’un lieu' },
  { value: 'visiteur', label: 'du visiteur, sinon d’un lieu' },
] as const;

interface MotsDeSens {
  readonly croissant: string;
  readonly decroissant: string;
}

/** The two directions, in words. */
export const sensEnMots = ({ croissant, decroissant }: MotsDeSens) =>
  [
    { value: 'croissant', label: croissant },
    { value: 'decroissant', label: decroissant },
  ] as const;

const sensDe = (mots: MotsDeSens) =>
  choice(sensEnMots(mots), { label: 'Sens', required: true, initial: 'croissant', beside: true });

const PAR_NOMBRE = { croissant: 'du plus petit au plus grand', decroissant: 'du plus grand au plus petit' } as const;

/** Whether objets without a value come last, in either direction; else they come first. */
const videsEnDernier = boolean({ label: 'Ceux sans valeur en dernier', initial: true });
const videsEnMots = (enDernier: boolean) => (enDernier ? '' : ', ceux sans valeur d’abord');

const parNombre = (label: string, mesure: Mesure, sens: 'croissant' | 'decroissant' = 'decroissant') => ({
  label,
  values: { mesure, sens },
});

/** A key after another one says so. */
const apres = (rank: number, phrase: string) => `${rank === 0 ? '' : 'puis\u00a0: '}${phrase}`;

/** The keys of an order, the first counting most: each says what it does, or lacks, in one sentence. */
export const clesDeTri = variants(
  'genre',
  {
    champ: variant({
      label: 'Champ',
      group: 'Champs',
      fields: {
        champ: choice(CHAMPS_DE_TRI, { label: 'Champ', required: true, initial: 'nom' }),
        sens: { ...sensDe(ALPHABET), widget: 'sens-de-tri' },
        videsEnDernier,
      },
      starts: CHAMPS_DE_TRI.map(({ value, label, sens }) => ({ label, values: { champ: value, sens } })),
      // All objets have a name.
      hides: ({ champ }) => (champ === 'nom' ? ['videsEnDernier'] : []),
      title: ({ champ, sens, videsEnDernier: enDernier }, _names, rank) => {
        const found = CHAMPS_DE_TRI.find(({ value }) => value === champ);
        return apres(rank, `${found?.label ?? champ}, ${found?.[sens] ?? sens}${videsEnMots(enDernier)}`);
      },
    }),
    /** Prices, photos, stars, capacities, numeric criteria, scores of a profile. */
    nombre: variant({
      label: 'Nombre',
      group: 'Nombres',
      fields: {
        mesure: json(mesureSchema, {
          label: 'Nombre',
          widget: 'mesure',
          words: mesureEnMots,
          initial: { genre: 'simple', champ: 'prix' },
          refs: ['critere', 'scoring'],
        }),
        sens: sensDe(PAR_NOMBRE),
        videsEnDernier,
      },
      starts: [
        parNombre('Score d’un profil', { genre: 'score', profil: { ref: 'scoring', id: 0 } }),
        ...MESURES_SIMPLES.map(({ value, label }) =>
          parNombre(label, { genre: 'simple', champ: value }, value === 'prix' ? 'croissant' : 'decroissant'),
        ),
        parNombre('Autre nombre (capacité, critère, champ…)', { genre: 'capacite', mesure: '' }),
      ],
      title: ({ mesure, sens, videsEnDernier: enDernier }, names, rank) =>
        apres(
          rank,
          manqueDeMesure(mesure) ??
            `Par ${mesureEnMots(mesure, names).replace(/^la valeur /, '')}, ${PAR_NOMBRE[sens]}${videsEnMots(enDernier)}`,
        ),
    }),
    distance: variant({
      label: 'Distance',
      group: 'Nombres',
      fields: {
        /** `visiteur`: from where the visitor is, where that is known; else from the point. */
        depuis: choice(DEPUIS, { label: 'Distance', required: true, initial: 'point' }),
        sens: sensDe({ croissant: 'les plus proches d’abord', decroissant: 'les plus éloignés d’abord' }),
        point: json(pointSchema.nullable(), {
          label: 'Lieu',
          widget: 'lieu-de-tri',
          words: (point) => (point === null ? '' : `${formatNumber(point.lat)}, ${formatNumber(point.lon)}`),
          initial: null,
        }),
        libelle: text({ label: 'Nom de ce lieu' }),
      },
      title: ({ depuis, point, libelle, sens }, _names, rank) => {
        if (depuis === 'point' && !isPlaced(point)) return apres(rank, 'Choisissez un lieu.');
        // A name after a colon: « de Annecy », « de Le Bourget » would be wrong.
        const lieu = libelle ? `autour de\u00a0: ${libelle}` : 'autour de ce point';
        const origine = depuis === 'visiteur' ? depuisVisiteur(point === null ? null : lieu) : lieu;
        return apres(rank, `${sens === 'croissant' ? 'Les plus proches' : 'Les plus éloignés'} d’abord, ${origine}`);
      },
    }),
    /** Objets with the first word come first, then those with the second… */
    modalites: variant({
      label: 'Modalités dans un ordre choisi',
      group: 'À votre façon',
      fields: {
        modalites: refs({ label: 'Modalités, la première compte le plus', to: 'modalite', required: true, most: 100 }),
      },
      title: ({ modalites }, names, rank) =>
        apres(
          rank,
          modalites.length === 0
            ? 'Choisissez au moins une modalité.'
            : `D’abord ${modalites.map((one) => nomDeRef(one, names)).join(', puis ')}`,
        ),
    }),
    /** The given order; other objets follow. */
    manuel: variant({
      label: 'Objets dans un ordre choisi',
      group: 'À votre façon',
      fields: {
        objets: refs({
          label: 'Objets',
          help: 'Ceux que la sélection ne contient pas sont ignorés\u00a0; ceux qui ne sont pas ici suivent.',
          to: 'objet',
          most: 500,
          widget: 'ordre-manuel',
        }),
      },
      title: ({ objets: { length } }, _names, rank) =>
        apres(
          rank,
          length === 0
            ? 'Dans l’ordre que vous donnerez'
            : `Dans l’ordre choisi\u00a0: ${length} ${length > 1 ? 'objets placés' : 'objet placé'}, puis les autres`,
        ),
    }),
    aleatoire: variant({
      label: 'Au hasard',
      group: 'À votre façon',
      fields: {
        graine: choice(GRAINES, {
          label: 'Tirage',
          help: 'Le même d’une page à l’autre, quel qu’il soit.',
          required: true,
          initial: 'jour',
        }),
      },
      title: ({ graine }, _names, rank) =>
        apres(rank, `Au hasard, ${GRAINES.find(({ value }) => value === graine)?.label ?? graine}`),
    }),
    /** Among objets that earlier keys leave equal, the next one comes first each day, so that each has its turn. */
    rotation: variant({
      label: 'Chacun son tour',
      help: 'Parmi ceux que les clés précédentes laissent à égalité, le premier change chaque jour. Tous ont leur tour.',
      group: 'À votre façon',
      fields: {},
      title: (_cle, _names, rank) =>
        apres(rank, 'Chacun son tour\u00a0: chaque jour le suivant passe en tête, à égalité'),
    }),
  },
  {
    label: 'Clés de tri',
    help: 'Sans clé, les objets sont rangés par nom.',
    group: 'ordre',
    most: 10,
    words: { noun: { one: 'Clé', many: 'Clés', feminine: true }, byPlace: true, add: 'Ajouter une clé' },
    checkAll: (cles, refuse) => {
      if (cles.filter(({ genre }) => genre === 'rotation').length > 1)
        refuse([], 'Une seule rotation\u00a0: après elle, plus rien n’est à égalité.');
    },
  },
);

export type CleDeTri = z.output<typeof clesDeTri.itemSchema>;
export type CleDeTriDe<G extends CleDeTri['genre']> = Extract<CleDeTri, { genre: G }>;

/** A place of which half is typed is none yet. */
function isPlaced(point: Point | null): boolean {
  return point !== null && Number.isFinite(point.lat) && Number.isFinite(point.lon);
}

function depuisVisiteur(lieu: string | null): string {
  return lieu === null ? 'autour du visiteur quand sa position est connue' : `autour du visiteur (sinon ${lieu})`;
}
