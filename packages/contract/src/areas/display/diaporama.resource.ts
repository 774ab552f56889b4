import { z } from 'zod';
import { JOURS_DE_SEMAINE } from '../../catalogue/dates/calendrier.choix.ts';
import { HEURES_DU_JOUR, ORIENTATIONS_D_ECRAN, RESOLUTIONS } from '../../catalogue/ecran/ecran.choix.ts';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import {
  boolean,
  choice,
  choices,
  json,
  longText,
  number,
  period,
  reference,
  slug,
  text,
  translated,
} from '../../kernel/fields/fields.ts';
import { slugSchema } from '../../kernel/fields/schemas.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { ALTERNANCES, AVEC_BANDEAU, ORDRES_DE_BOUCLE, PLACES_DE_BANDEAU } from './diaporama.choix.ts';
import { OPEN_METEO, SERVICE_METEO } from './diapositive.communs.ts';
import { diapositives } from './diapositive.fields.ts';
import { diaporamaHead } from './display.heads.ts';

/** The values by name of the parameter; absent ones are those of the gabarit. */
const parametresSchema = z.record(slugSchema, z.string().max(20, '20 caractères au plus.'));

const bandeau = { field: 'bandeau', is: AVEC_BANDEAU } as const;

export const diaporama = defineResource({
  ...diaporamaHead,
  table: 'diaporamas',
  purpose:
    'Un diaporama fait tourner vos objets, votre agenda et vos messages sur vos écrans\u00a0: vitrine, hall d’hôtel, gare.',
  title: 'nom',
  hints: ['orientation'],
  published: { canal: 'ecran' },
  groups: [
    { id: 'diaporama', title: 'Diaporama' },
    {
      id: 'sequence',
      title: 'Séquence',
      help: 'Ce qui passe à l’écran, dans cet ordre, chaque diapositive à ses jours et à ses heures.',
    },
    { id: 'boucle', title: 'Boucle et plages' },
    {
      id: 'meteo',
      title: 'Météo des conditions',
      help: 'D’où regarder le temps qu’il fait, pour les diapositives qui ne passent que par un certain temps.',
    },
    { id: 'bandeau', title: 'Bandeau', help: 'Une bande fixe au-dessus de toutes les diapositives.' },
    {
      id: 'secours',
      title: 'Sans réseau',
      help: 'Un écran coupé du réseau continue sa boucle. Voici ce qu’il montre quand rien d’autre ne peut passer, ou qu’il n’a rien reçu depuis trop longtemps.',
    },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'diaporama', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      help: 'Court et stable\u00a0: il désigne le diaporama dans les fichiers et les statistiques.',
      from: 'nom',
      group: 'diaporama',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre diaporama de cette entité.',
    }),
    gabarit: reference({
      label: 'Gabarit',
      help: 'La mise en page des diapositives.',
      to: 'gabaritDiaporama',
      group: 'diaporama',
      required: true,
      list: true,
      filterable: true,
    }),
    parametres: json(parametresSchema, {
      label: 'Réglages du gabarit',
      help: 'Ceux que le gabarit laisse choisir.',
      group: 'diaporama',
      widget: 'parametres-de-gabarit',
      words: (reglages) => Object.entries(reglages).map(([nom, valeur]) => `${nom}\u00a0: ${valeur}`),
      initial: {},
    }),
    orientation: choice(ORIENTATIONS_D_ECRAN, {
      label: 'Orientation',
      group: 'diaporama',
      required: true,
      initial: 'paysage',
      filterable: true,
    }),
    resolution: choice(RESOLUTIONS, {
      label: 'Résolution',
      help: 'Celle de la plupart de ses écrans\u00a0; les autres s’y adaptent.',
      group: 'diaporama',
      required: true,
      initial: '1920x1080',
    }),
    langues: choices(LANGUES_CHOIX, {
      label: 'Langues',
      group: 'diaporama',
      required: true,
      initial: ['fr'],
      list: true,
      filterable: true,
    }),
    alternance: choice(ALTERNANCES, {
      label: 'Alternance des langues',
      help: 'S’il y en a plusieurs.',
      group: 'diaporama',
      required: true,
      initial: 'boucle',
    }),
    sequence: diapositives,
    ordre: choice(ORDRES_DE_BOUCLE, { label: 'Ordre', group: 'boucle', required: true, initial: 'sequence' }),
    plages: list(
      {
        nom: text({ label: 'Nom', placeholder: 'Petit déjeuner', required: true, longest: 100 }),
        jours: choices(JOURS_DE_SEMAINE, { label: 'Jours', help: 'Vide\u00a0: tous.' }),
        de: choice(HEURES_DU_JOUR, { label: 'De' }),
        a: choice(HEURES_DU_JOUR, { label: 'À' }),
        dates: period({ label: 'Dates' }),
        prioritaire: boolean({
          label: 'Prioritaire',
          help: 'Elle interrompt les autres plages, qui reprennent ensuite.',
        }),
      },
      {
        label: 'Plages',
        help: 'Pendant une plage, ses diapositives remplacent la boucle habituelle.',
        group: 'boucle',
        itemTitle: 'nom',
        most: 20,
      },
    ),
    partAnnonces: number({
      label: 'Part des annonces',
      help: 'Du temps de la boucle, au plus. Vide\u00a0: sans limite.',
      group: 'boucle',
      min: 0,
      max: 100,
      integer: true,
      unit: '%',
    }),
    meteoLatitude: number({ label: 'Latitude', placeholder: '45,9', group: 'meteo', min: -90, max: 90 }),
    meteoLongitude: number({ label: 'Longitude', placeholder: '6,1', group: 'meteo', min: -180, max: 180 }),
    meteoAdresse: text({
      label: 'Service météo',
      help: SERVICE_METEO,
      group: 'meteo',
      longest: 2_000,
      initial: OPEN_METEO,
      advanced: true,
    }),
    bandeau: choice(PLACES_DE_BANDEAU, { label: 'Bandeau', group: 'bandeau', required: true, initial: 'aucun' }),
    horloge: boolean({ label: 'Heure', group: 'bandeau', initial: true, when: bandeau }),
    date: boolean({ label: 'Date', group: 'bandeau', initial: true, when: bandeau }),
    logo: reference({ label: 'Logo', to: 'media', group: 'bandeau', widget: 'image-ecran', when: bandeau }),
    defilant: translated({
      label: 'Texte défilant',
      group: 'bandeau',
      longest: 500,
      searchable: true,
      when: bandeau,
    }),
    secoursMedia: reference({ label: 'Média de secours', to: 'media', group: 'secours', widget: 'visuel-ecran' }),
    secoursTexte: translated({ label: 'Texte de secours', group: 'secours', longest: 300 }),
    ancienneteMax: number({
      label: 'Ancienneté maximale',
      help: 'Au-delà, l’écran passe au secours. Vide\u00a0: jamais.',
      group: 'secours',
      min: 1,
      max: 8_760,
      integer: true,
      unit: 'heures',
      initial: 168,
    }),
    dateDeMaj: boolean({
      label: 'Dire «\u00a0mis à jour le…\u00a0» quand le contenu est ancien',
      group: 'secours',
      initial: true,
    }),
    majApres: number({
      label: 'Ancien au bout de',
      help: 'Sans nouvelles du réseau. Vide\u00a0: un jour.',
      group: 'secours',
      min: 1,
      max: 8_760,
      integer: true,
      unit: 'heures',
      initial: 24,
    }),
    description: longText({
      label: 'Description',
      help: 'Pour vos collègues\u00a0: à qui il s’adresse.',
      group: 'diaporama',
      advanced: true,
      searchable: true,
    }),
  },
});
export type Diaporama = RecordOf<typeof diaporama>;
