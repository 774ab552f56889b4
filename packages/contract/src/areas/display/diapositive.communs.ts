import { JOURS_DE_SEMAINE } from '../../catalogue/dates/calendrier.choix.ts';
import { CIELS, tempsEnConditions } from '../../catalogue/ecran/condition.rules.ts';
import { HEURES_DU_JOUR, TRANSITIONS } from '../../catalogue/ecran/ecran.choix.ts';
import { dureeEnMots, type Moments, momentsEnMots } from '../../catalogue/ecran/moment.rules.ts';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { nomDeRef } from '../../catalogue/regle/regle.words.ts';
import { boolean, choice, choices, date, number, ref, text, translated } from '../../kernel/fields/fields.ts';
import { isUrl } from '../../kernel/fields/validators.ts';
import type { Refuse, Started } from '../../kernel/fields/variants.ts';
import type { Names } from '../../kernel/resource/resource-answers.ts';

/** The fields that several kinds of slides share. */

/** The transition of a slide: its own, or that of the gabarit. */
const TRANSITIONS_DE_DIAPOSITIVE = [{ value: 'gabarit', label: 'Celle du gabarit' }, ...TRANSITIONS] as const;

export const selection = ref({ label: 'Sélection', to: 'selection', required: true });
export const titre = translated({ label: 'Titre', longest: 120 });
export const titreVoulu = translated({ label: 'Titre', longest: 120, required: true });
export const texte = translated({ label: 'Texte', of: 'longText', longest: 1_000 });
export const adresse = text({ label: 'Adresse', placeholder: 'https://', required: true, longest: 2_000 });

export const duree = number({
  label: 'Durée',
  unit: 's',
  min: 3,
  max: 300,
  integer: true,
  required: true,
  initial: 10,
});
export const nombre = number({
  label: 'Objets au plus',
  min: 1,
  max: 100,
  integer: true,
  required: true,
  initial: 8,
  beside: true,
});

/** The default weather service: free, without a key, in the format that Bridge reads. */
export const OPEN_METEO = 'https://api.open-meteo.com/v1/forecast';
export const SERVICE_METEO =
  'Open-Meteo, ou un service qui répond comme lui. La latitude et la longitude lui sont données.';

const group = 'Quand et comment';
const condition = 'À condition';

const degres = (label: string, beside: boolean) =>
  number({
    ...{ label, beside, group: condition, placeholder: 'Peu importe', unit: '°C' },
    ...{ min: -40, max: 50, integer: true },
  });

/** The conditions of a slide; an empty field sets no condition. */
export const quand = {
  /** The name of the plage in which it plays, or empty for the usual loop. */
  plage: text({ label: 'Plage', longest: 100, beside: true }),
  jours: choices(JOURS_DE_SEMAINE, { label: 'Jours', help: 'Aucun\u00a0: tous les jours.', group }),
  de: choice(HEURES_DU_JOUR, { label: 'De', placeholder: 'Toute la journée', group }),
  a: choice(HEURES_DU_JOUR, { label: 'À', placeholder: 'Minuit', group, beside: true }),
  du: date({ label: 'Du', group }),
  au: date({ label: 'Au', group, beside: true }),
  langue: choice(LANGUES_CHOIX, { label: 'Langue', placeholder: 'Celles du diaporama', group }),
  transition: choice(TRANSITIONS_DE_DIAPOSITIVE, {
    label: 'Transition',
    required: true,
    initial: 'gabarit',
    group,
    beside: true,
  }),
  maxParHeure: number({
    label: 'Passages par heure',
    placeholder: 'Sans limite',
    min: 1,
    max: 120,
    integer: true,
    group,
    beside: true,
  }),
  /** The weather to wait for, by the forecast of the diaporama: without it, the slide is not shown. */
  ciels: choices(CIELS, {
    label: 'Temps qu’il fait',
    help: 'Aucun\u00a0: tous les temps. Sans prévision, la diapositive ne passe pas.',
    group: condition,
  }),
  degresMin: degres('Il fait au moins', false),
  degresMax: degres('Il fait au plus', true),
  pendant: ref({
    label: 'Pendant un événement de',
    help: 'La diapositive ne passe qu’aux heures où l’un de ces événements a lieu.',
    to: 'selection',
    placeholder: 'Sans condition',
    group: condition,
  }),
  /** Whether the slide plays: a hidden one is kept. */
  active: boolean({ label: 'Montrer cette diapositive', initial: true, group }),
} as const;

export const passage = { duree, ...quand };

interface Passage extends Started<typeof quand> {
  readonly duree: number | null;
}

/** The conditions in words: « 10 s · lundi et mardi · en anglais ». */
export function conditions(slide: Passage, names: Names, chacun = ''): string {
  const langue = LANGUES_CHOIX.find(({ value }) => value === slide.langue);
  return [
    slide.active ? '' : 'Masquée',
    slide.duree === null ? '' : `${dureeEnMots(slide.duree)}${chacun}`,
    slide.plage === '' ? '' : `plage «\u00a0${slide.plage}\u00a0»`,
    momentsEnMots(slide),
    langue ? `en ${langue.label.toLowerCase()}` : '',
    tempsEnConditions(slide),
    slide.pendant === null ? '' : `pendant un événement de «\u00a0${nomDeRef(slide.pendant, names)}\u00a0»`,
    slide.maxParHeure === null ? '' : `${slide.maxParHeure} fois par heure au plus`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

interface Demande extends Moments {
  readonly degresMin: number | null;
  readonly degresMax: number | null;
}

export function checkMoments(slide: Demande, refuse: Refuse<'au' | 'a' | 'degresMax'>): void {
  const { du, au, de, a, degresMin, degresMax } = slide;
  if (du !== null && au !== null && du > au) refuse('au', 'La fin vient avant le début.');
  if (de !== null && de === a) refuse('a', 'Choisissez une autre heure que celle du début.');
  if (degresMin !== null && degresMax !== null && degresMin > degresMax)
    refuse('degresMax', 'Le maximum est plus bas que le minimum\u00a0: échangez les deux.');
}

export function checkAdresse(url: string, refuse: Refuse<'adresse'>): void {
  if (!isUrl(url) || !url.startsWith('https://')) refuse('adresse', 'Saisissez une adresse complète, en https://.');
}

export const communs = {
  sentence: (slide: Passage, names: Names) => conditions(slide, names),
  check: checkMoments,
};

/** The same for a slide that reads an address. */
export const lies = {
  ...communs,
  check: (slide: Demande & { readonly adresse: string }, refuse: Refuse<'au' | 'a' | 'degresMax' | 'adresse'>) => {
    checkMoments(slide, refuse);
    checkAdresse(slide.adresse, refuse);
  },
};
