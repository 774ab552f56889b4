import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { boolean, choice, choices, reference, secret, text } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { champsDeFlux, encodage, etatDeFlux, GROUPES_FLUX } from './flux.fields.ts';
import { fluxApidaeHead } from './flux.heads.ts';

const api = { field: 'origine', is: ['api'] } as const;
const enLigne = { field: 'origine', is: ['api', 'export'] } as const;

/** Where the days of an event are read. */
export const AGENDAS_APIDAE = [
  { value: 'periodes', label: 'Périodes d’ouverture' },
  { value: 'dates', label: 'Dates listées par Apidae' },
] as const;

/** A project of Apidae: read through its API, from the exports that it announces, or from files of that format. */
export const fluxApidae = defineResource({
  ...fluxApidaeHead,
  table: 'flux_apidae',
  purpose: 'Un flux Apidae apporte au catalogue les objets d’un projet, et les tient à jour.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'source', title: 'Source', help: 'D’où viennent les fiches.' },
    { id: 'lecture', title: 'Lecture', help: 'Ce qui est demandé à Apidae.' },
    ...GROUPES_FLUX,
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'source', required: true, list: true, sortable: true, searchable: true }),
    ...etatDeFlux,
    origine: choice(
      [
        { value: 'api', label: 'API de lecture' },
        { value: 'export', label: 'Export notifié' },
        { value: 'fichier', label: 'Fichier ou dossier' },
      ],
      {
        label: 'Origine',
        help: 'Au-delà de 5\u00a0000 objets, Apidae conseille l’export\u00a0: il prévient Bridge dès qu’il est prêt.',
        group: 'source',
        required: true,
        initial: 'api',
        list: true,
        filterable: true,
      },
    ),
    environnement: choice(
      [
        { value: 'production', label: 'Production' },
        { value: 'test', label: 'Test (cooking)' },
      ],
      { label: 'Environnement', group: 'source', required: true, initial: 'production', when: enLigne },
    ),
    projet: text({
      label: 'Numéro de projet',
      group: 'source',
      longest: 20,
      searchable: true,
      when: enLigne,
    }),
    cle: secret({
      label: 'Clé d’API',
      help: 'Elle est chiffrée et ne se relit pas.',
      group: 'source',
      when: api,
    }),
    notification: text({
      label: 'Adresse de notification',
      help: 'À saisir dans le projet Apidae\u00a0: il y annonce ses exports. Elle est propre à ce flux.',
      group: 'source',
      readOnly: true,
      ownOnly: true,
      widget: 'adresse-notification',
      when: { field: 'origine', is: ['export'] },
    }),
    depot: text({
      label: 'Fichier',
      help: 'Déposez un ZIP d’export ou un fichier JSON, ou nommez un fichier ou un dossier du répertoire des flux.',
      group: 'source',
      longest: 300,
      widget: 'depot',
      when: { field: 'origine', is: ['fichier'] },
    }),
    selections: text({
      label: 'Sélections Apidae',
      help: 'Numéros séparés par des virgules\u00a0; vide, tout ce que le projet autorise. «\u00a0Sélections distantes\u00a0» en donne la liste.',
      group: 'lecture',
      longest: 2_000,
    }),
    territoires: text({
      label: 'Territoires',
      help: 'Numéros séparés par des virgules\u00a0; vide, tous.',
      group: 'lecture',
      advanced: true,
      when: api,
    }),
    criteres: text({
      label: 'Filtre',
      help: 'Requête «\u00a0criteresQuery\u00a0» d’Apidae, par exemple type:HOTELLERIE.',
      group: 'lecture',
      advanced: true,
      longest: 1_000,
      when: api,
    }),
    langues: choices(LANGUES_CHOIX, { label: 'Langues', help: 'Vide\u00a0: toutes.', group: 'lecture' }),
    criteresInternes: text({
      label: 'Critères internes',
      help: 'Numéros de ceux à garder, séparés par des virgules\u00a0; vide, tous. «\u00a0Critères internes\u00a0», à côté, en donne la liste. Ils sont souvent d’usage privé dans Apidae.',
      group: 'lecture',
      advanced: true,
      longest: 2_000,
    }),
    agenda: choice(AGENDAS_APIDAE, {
      label: 'Dates des événements',
      help: 'Périodes\u00a0: les jours sont déduits des règles d’ouverture. Dates listées\u00a0: seulement les jours qu’Apidae énumère, avec les horaires de leurs périodes\u00a0; un événement sans liste garde ses périodes.',
      group: 'lecture',
      advanced: true,
      required: true,
      initial: 'periodes',
    }),
    encodage,
    mode: choice(
      [
        { value: 'complet', label: 'Complet' },
        { value: 'differentiel', label: 'Différentiel' },
      ],
      {
        label: 'Mode',
        help: 'Différentiel\u00a0: seulement les objets modifiés depuis le dernier passage. Les retraits attendent le prochain import complet.',
        group: 'lecture',
        required: true,
        initial: 'complet',
        when: api,
      },
    ),
    membres: list(
      {
        code: text({ label: 'Numéro du membre', required: true, longest: 60 }),
        entite: reference({ label: 'Entité', to: 'entite', required: true }),
      },
      {
        label: 'Répartition entre entités',
        help: 'À quelle entité appartiennent les objets d’un membre propriétaire. Sans ligne\u00a0: à l’entité du flux.',
        group: 'lecture',
        advanced: true,
        itemTitle: 'code',
      },
    ),
    reinitialiser: boolean({
      label: 'Réinitialisation attendue',
      help: 'Le prochain export annoncé sera lu comme complet\u00a0: ce qui n’y est pas sera retiré, dans la limite du seuil d’alerte.',
      group: 'etat',
      readOnly: true,
      initial: false,
      when: { field: 'origine', is: ['export'] },
    }),
    ...champsDeFlux,
  },
});
export type FluxApidae = RecordOf<typeof fluxApidae>;
