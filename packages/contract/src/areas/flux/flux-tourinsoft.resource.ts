import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import { choice, choices, reference, secret, text } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { champsDeFlux, encodage, etatDeFlux, GROUPES_FLUX } from './flux.fields.ts';
import { fluxTourinsoftHead } from './flux.heads.ts';

export const ORIGINES_TOURINSOFT = [
  { value: 'api-v3', label: 'Passerelle api-v3' },
  { value: 'wcf-3', label: 'Syndication V3 (OData)' },
  { value: 'wcf-2', label: 'Syndication V2 (OData)' },
  { value: 'fichier', label: 'Fichier ou dossier' },
] as const;

/** The separator of the cells of a table written as text. */
export const SEPARATEURS_DE_TABLEAU = [
  { value: 'auto', label: 'Détecté' },
  { value: 'point-virgule', label: 'Point-virgule' },
  { value: 'virgule', label: 'Virgule' },
  { value: 'tabulation', label: 'Tabulation' },
  { value: 'barre', label: 'Barre verticale (|)' },
] as const;

const enLigne = { field: 'origine', is: ['api-v3', 'wcf-3', 'wcf-2'] } as const;

/** A syndication of Tourinsoft, or files of the same format. */
export const fluxTourinsoft = defineResource({
  ...fluxTourinsoftHead,
  table: 'flux_tourinsoft',
  purpose: 'Un flux Tourinsoft apporte au catalogue les fiches d’une syndication, et les tient à jour.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'source', title: 'Source', help: 'D’où viennent les fiches.' },
    { id: 'lecture', title: 'Lecture', help: 'Comment les champs de la syndication deviennent ceux du catalogue.' },
    ...GROUPES_FLUX,
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'source', required: true, list: true, sortable: true, searchable: true }),
    ...etatDeFlux,
    origine: choice(ORIGINES_TOURINSOFT, {
      label: 'Origine',
      group: 'source',
      required: true,
      initial: 'api-v3',
      list: true,
      filterable: true,
    }),
    client: text({
      label: 'Client',
      help: 'Le nom court du client Tourinsoft, par exemple cdt99\u00a0; il précède «\u00a0.tourinsoft.com\u00a0» dans les adresses. Ses listes de valeurs portent ce nom.',
      group: 'source',
      longest: 60,
      searchable: true,
    }),
    syndication: secret({
      label: 'Identifiant de syndication',
      help: 'Le GUID que Tourinsoft vous a donné. Il ouvre le flux à lui seul\u00a0: il est chiffré et ne se relit pas.',
      group: 'source',
      when: enLigne,
    }),
    depot: text({
      label: 'Fichier',
      help: 'Déposez un fichier (JSON, XML, CSV ou Excel) ou nommez un fichier ou un dossier du répertoire des flux.',
      group: 'source',
      longest: 300,
      widget: 'depot',
      when: { field: 'origine', is: ['fichier'] },
    }),
    correspondance: reference({
      label: 'Correspondance',
      help: 'Quel champ de la syndication devient quel champ du catalogue.',
      to: 'correspondance',
      group: 'lecture',
      filterable: true,
    }),
    typeBridge: choice(TYPES_BRIDGE, {
      label: 'Type d’objet',
      help: 'Vide\u00a0: déduit du bordereau de chaque offre.',
      group: 'lecture',
      filterable: true,
    }),
    langues: choices(LANGUES_CHOIX, {
      label: 'Langues',
      help: 'Celles que la correspondance lit\u00a0; vide, toutes.',
      group: 'lecture',
      advanced: true,
    }),
    champId: text({
      label: 'Champ identifiant',
      help: 'Celui qui nomme une fiche et ne change jamais, quand ce n’est pas celui des paramètres\u00a0: la colonne «\u00a0id\u00a0» d’un tableur, par exemple.',
      group: 'lecture',
      longest: 100,
      advanced: true,
    }),
    encodage,
    separateur: choice(SEPARATEURS_DE_TABLEAU, {
      label: 'Séparateur',
      help: 'Entre les cellules d’un tableau (CSV). Détecté\u00a0: le signe que ses premières lignes ont en commun.',
      group: 'lecture',
      advanced: true,
      required: true,
      initial: 'auto',
      when: { field: 'origine', is: ['fichier'] },
    }),
    mode: choice(
      [
        { value: 'complet', label: 'Complet' },
        { value: 'differentiel', label: 'Différentiel' },
      ],
      {
        label: 'Mode',
        help: 'Différentiel\u00a0: seulement ce qui a changé depuis le dernier passage, puis la liste des identifiants pour repérer les retraits.',
        group: 'lecture',
        required: true,
        initial: 'complet',
        when: enLigne,
      },
    ),
    ...champsDeFlux,
  },
});
export type FluxTourinsoft = RecordOf<typeof fluxTourinsoft>;
