import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { choice, choices, reference, secret, text } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { champsDeFlux, encodage, etatDeFlux, GROUPES_FLUX } from './flux.fields.ts';
import { fluxDatatourismeHead } from './flux.heads.ts';

/** A flow of DATAtourisme, the national platform: at its address, or from files of that format. */
export const fluxDatatourisme = defineResource({
  ...fluxDatatourismeHead,
  table: 'flux_datatourisme',
  purpose: 'Un flux DATAtourisme apporte au catalogue les offres de la plateforme nationale, et les tient à jour.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'source', title: 'Source', help: 'D’où viennent les fiches.' },
    {
      id: 'lecture',
      title: 'Lecture',
      help: 'Une offre que Tourinsoft, LEI ou Apidae apporte déjà n’est jamais doublée\u00a0: DATAtourisme la complète. Laquelle des deux sources l’emporte se règle dans l’entité.',
    },
    ...GROUPES_FLUX,
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'source', required: true, list: true, sortable: true, searchable: true }),
    ...etatDeFlux,
    origine: choice(
      [
        { value: 'adresse', label: 'Adresse du flux' },
        { value: 'fichier', label: 'Fichier ou dossier' },
      ],
      { label: 'Origine', group: 'source', required: true, initial: 'adresse', list: true, filterable: true },
    ),
    adresse: secret({
      label: 'Adresse du flux',
      help: 'Celle que le diffuseur DATAtourisme vous donne, clé comprise. Elle ouvre le flux à elle seule\u00a0: elle est chiffrée et ne se relit pas.',
      group: 'source',
      when: { field: 'origine', is: ['adresse'] },
    }),
    depot: text({
      label: 'Fichier',
      help: 'Déposez le ZIP du flux ou un fichier JSON, ou nommez un fichier ou un dossier du répertoire des flux.',
      group: 'source',
      longest: 300,
      widget: 'depot',
      when: { field: 'origine', is: ['fichier'] },
    }),
    langues: choices(LANGUES_CHOIX, { label: 'Langues', help: 'Vide\u00a0: toutes.', group: 'lecture' }),
    encodage,
    producteurs: list(
      {
        code: text({ label: 'Producteur', required: true, longest: 60 }),
        entite: reference({ label: 'Entité', to: 'entite', required: true }),
      },
      {
        label: 'Répartition entre entités',
        help: 'À quelle entité appartiennent les offres d’un producteur, nommé par son identifiant DATAtourisme. Sans ligne\u00a0: à l’entité du flux.',
        group: 'lecture',
        advanced: true,
        itemTitle: 'code',
      },
    ),
    ...champsDeFlux,
  },
});
export type FluxDatatourisme = RecordOf<typeof fluxDatatourisme>;
