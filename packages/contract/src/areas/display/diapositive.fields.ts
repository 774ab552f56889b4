import type { z } from 'zod';
import { JOURS_DE_SEMAINE } from '../../catalogue/calendrier.choix.ts';
import { jourEnMots } from '../../catalogue/date.words.ts';
import { HEURES_DU_JOUR, TRANSITIONS } from '../../catalogue/ecran/ecran.choix.ts';
import { dureeEnMots, type Moments, momentsEnMots } from '../../catalogue/ecran/moment.rules.ts';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { heureEnMots } from '../../catalogue/ouverture.words.ts';
import { nomDeRef } from '../../catalogue/regle/regle.words.ts';
import { boolean, choice, choices, date, number, ref, refs, text, translated } from '../../kernel/fields.ts';
import type { Ref } from '../../kernel/ref.ts';
import type { Names } from '../../kernel/resource-answers.ts';
import { isUrl } from '../../kernel/validators.ts';
import { firstTextOf, type Refuse, type Started, variant, variants } from '../../kernel/variants.ts';

/** The transition of the gabarit, unless the slide has its own. */
const TRANSITIONS_DE_DIAPOSITIVE = [{ value: 'gabarit', label: 'Celle du gabarit' }, ...TRANSITIONS] as const;

const CADRAGES = [
  { value: 'remplir', label: 'Remplir l’écran' },
  { value: 'contenir', label: 'Tout montrer' },
] as const;

const TONS = [
  { value: 'information', label: 'Information' },
  { value: 'alerte', label: 'Alerte' },
] as const;

const selection = ref({ label: 'Sélection', to: 'selection', required: true });
const titre = translated({ label: 'Titre', longest: 120 });
const titreVoulu = translated({ label: 'Titre', longest: 120, required: true });
const texte = translated({ label: 'Texte', of: 'longText', longest: 1_000 });
const adresse = text({ label: 'Adresse', placeholder: 'https://', required: true, longest: 2_000 });

const duree = number({ label: 'Durée', unit: 's', min: 3, max: 300, integer: true, required: true, initial: 10 });
const nombre = number({
  label: 'Objets au plus',
  min: 1,
  max: 100,
  integer: true,
  required: true,
  initial: 8,
  beside: true,
});

const group = 'Quand et comment';

/** When a slide plays: what is empty is always. */
const quand = {
  /** Name of the plage that it plays in; empty: the usual loop. */
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
  /** Hidden ones are kept, and never play. */
  active: boolean({ label: 'Montrer cette diapositive', initial: true, group }),
} as const;

const passage = { duree, ...quand };

interface Passage extends Started<typeof quand> {
  readonly duree: number | null;
}

/** When, in which language and how often: « 10 s · lundi et mardi · en anglais ». */
function conditions(slide: Passage, chacun = ''): string {
  const langue = LANGUES_CHOIX.find(({ value }) => value === slide.langue);
  return [
    slide.active ? '' : 'Masquée',
    slide.duree === null ? '' : `${dureeEnMots(slide.duree)}${chacun}`,
    slide.plage === '' ? '' : `plage «\u00a0${slide.plage}\u00a0»`,
    momentsEnMots(slide),
    langue ? `en ${langue.label.toLowerCase()}` : '',
    slide.maxParHeure === null ? '' : `${slide.maxParHeure} fois par heure au plus`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function checkMoments({ du, au, de, a }: Moments, refuse: Refuse<'au' | 'a'>): void {
  if (du !== null && au !== null && du > au) refuse('au', 'La fin vient avant le début.');
  if (de !== null && de === a) refuse('a', 'Choisissez une autre heure que celle du début.');
}

function checkAdresse(url: string, refuse: Refuse<'adresse'>): void {
  if (!isUrl(url) || !url.startsWith('https://')) refuse('adresse', 'Saisissez une adresse complète, en https://.');
}

const communs = {
  sentence: (slide: Passage) => conditions(slide),
  check: checkMoments,
};

const called = (of: Ref, names: Names, nothing: string) =>
  of.id > 0 ? `«\u00a0${nomDeRef(of, names)}\u00a0»` : nothing;

const auPlus = (most: number | null, one: string, many: string) =>
  most === 1 ? `1 ${one}` : `${most ?? '…'} ${many} au plus`;

const toutesLes = (count: number) => (count === 1 ? 'après chaque diapositive' : `toutes les ${count} diapositives`);

/** What a diaporama plays, one after the other: each slide says what it shows, or what is still to be chosen. */
export const diapositives = variants(
  'genre',
  {
    objets: variant({
      ...communs,
      label: 'Objets d’une sélection',
      icon: 'places',
      fields: {
        selection,
        tri: ref({ label: 'Tri', to: 'tri', placeholder: 'Celui de la sélection' }),
        blocs: refs({
          label: 'Blocs sous le nom',
          to: 'bloc',
          placeholder: 'Sans bloc, le descriptif court',
          most: 6,
        }),
        duree: { ...duree, label: 'Durée de chaque objet' },
        nombre,
        ...quand,
      },
      title: (slide, names) =>
        `${auPlus(slide.nombre, 'objet', 'objets')} de ${called(slide.selection, names, 'la sélection à choisir')}`,
      sentence: (slide) => conditions(slide, ' par objet'),
    }),
    agenda: variant({
      ...communs,
      label: 'Agenda du jour',
      icon: 'calendar',
      fields: {
        selection,
        titre,
        duree: { ...duree, initial: 20 },
        nombre: { ...nombre, label: 'Rendez-vous au plus', initial: 6 },
        ...quand,
      },
      title: (slide, names) =>
        `Agenda du jour, ${auPlus(slide.nombre, 'rendez-vous', 'rendez-vous')} de ${called(slide.selection, names, 'la sélection à choisir')}`,
    }),
    carte: variant({
      ...communs,
      label: 'Carte',
      icon: 'map',
      fields: { carte: ref({ label: 'Carte', to: 'carte', required: true }), titre, ...passage },
      title: ({ carte }, names) => `Carte ${called(carte, names, 'à choisir')}`,
    }),
    media: variant({
      ...communs,
      label: 'Média',
      icon: 'photo',
      fields: {
        media: ref({ label: 'Image ou vidéo', to: 'media', required: true, widget: 'visuel-ecran' }),
        cadrage: choice(CADRAGES, { label: 'Cadrage', required: true, initial: 'remplir' }),
        titre,
        ...passage,
      },
      title: ({ media }, names) => `Média ${called(media, names, 'à choisir')}`,
    }),
    texte: variant({
      ...communs,
      label: 'Texte ou alerte',
      icon: 'message',
      fields: {
        ton: choice(TONS, { label: 'Ton', required: true, initial: 'information' }),
        titre: titreVoulu,
        texte,
        ...passage,
      },
      title: (slide) =>
        `${slide.ton === 'alerte' ? 'Alerte' : 'Texte'}\u00a0: ${firstTextOf(slide.titre) || 'titre à écrire'}`,
    }),
    compte: variant({
      ...communs,
      label: 'Compte à rebours',
      icon: 'countdown',
      fields: {
        titre: titreVoulu,
        /** The slide leaves by itself once it is there. */
        jour: date({ label: 'Jusqu’au', required: true }),
        heure: choice(HEURES_DU_JOUR, { label: 'À', placeholder: 'Minuit', beside: true }),
        ...passage,
      },
      title: ({ titre: own, jour, heure }) => {
        const name = firstTextOf(own) || 'Compte à rebours';
        if (!jour) return name;
        return `${name}, jusqu’au ${jourEnMots(jour)}${heure === null ? '' : ` à ${heureEnMots(heure)}`}`;
      },
    }),
    qr: variant({
      ...communs,
      label: 'QR code',
      icon: 'qr',
      fields: { adresse, titre: titreVoulu, texte, ...passage },
      title: (slide) => `QR code\u00a0: ${firstTextOf(slide.titre) || 'titre à écrire'}`,
      check: (slide, refuse) => {
        checkMoments(slide, refuse);
        checkAdresse(slide.adresse, refuse);
      },
    }),
    page: variant({
      ...communs,
      label: 'Page web',
      icon: 'web',
      fields: {
        adresse,
        /** What is shown in its place while the network is away. */
        secours: ref({ label: 'Média de secours', to: 'media', widget: 'visuel-ecran' }),
        texteSecours: translated({
          label: 'Texte de secours',
          help: 'Ce que l’écran montre sans réseau, s’il n’y a pas de média.',
          of: 'longText',
          longest: 1_000,
        }),
        duree: { ...duree, initial: 30 },
        ...quand,
      },
      title: (slide) => `Page web\u00a0: ${slide.adresse.replace(/^https:\/\//, '') || 'adresse à saisir'}`,
      check: (slide, refuse) => {
        checkMoments(slide, refuse);
        checkAdresse(slide.adresse, refuse);
        if (slide.secours === null && !Object.values(slide.texteSecours).some(Boolean))
          refuse('texteSecours', 'Prévoyez un média ou un texte pour les moments sans réseau.');
      },
    }),
    annonce: variant({
      ...communs,
      label: 'Annonce',
      icon: 'speaker',
      fields: {
        espace: ref({ label: 'Espace', to: 'espace', required: true }),
        /** After so many slides, again and again; null: at its place only. */
        tousLes: number({
          label: 'Toutes les',
          unit: 'diapositives',
          placeholder: 'À sa place',
          min: 1,
          max: 50,
          integer: true,
          initial: 5,
          beside: true,
        }),
        ...passage,
      },
      title: ({ espace, tousLes }, names) =>
        `Annonces de l’espace ${called(espace, names, 'à choisir')}${tousLes === null ? '' : `, ${toutesLes(tousLes)}`}`,
    }),
  },
  {
    label: 'Diapositives',
    group: 'sequence',
    widget: 'sequence',
    most: 100,
    words: {
      noun: { one: 'Diapositive', many: 'Diapositives', feminine: true },
      byPlace: true,
      add: 'Ajouter une diapositive',
      none: 'Commencez par les objets d’une sélection, ou par un mot de bienvenue.',
    },
  },
);

export type Diapositive = z.output<typeof diapositives.itemSchema>;
export type DiapositiveDe<G extends Diapositive['genre']> = Extract<Diapositive, { readonly genre: G }>;

/** What a slide still lacks, in words; null once it can play. */
export function manqueDeDiapositive(slide: Diapositive): string | null {
  const [issue] = diapositives.itemSchema.safeParse(slide).error?.issues ?? [];
  if (issue === undefined) return null;
  return issue.path.at(-1) === 'id' ? 'Choisissez ce que montre cette diapositive.' : issue.message;
}
