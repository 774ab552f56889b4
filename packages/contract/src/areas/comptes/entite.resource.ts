import { precedencesInWords, precedencesSchema } from '../../catalogue/fusion.ts';
import { type Territoire, territoireSchema } from '../../catalogue/regle/zone.schemas.ts';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import {
  boolean,
  choice,
  email,
  json,
  number,
  reference,
  references,
  slug,
  text,
  url,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { entiteHead } from './comptes.heads.ts';

export const TYPES_ENTITE = [
  { value: 'ot', label: 'Office de tourisme' },
  { value: 'epci', label: 'Intercommunalité' },
  { value: 'adt', label: 'Agence départementale' },
  { value: 'crt', label: 'Comité régional' },
  { value: 'autre', label: 'Autre organisation' },
] as const;

/** An organisation: a tenant of the console, which sources know by its own code. */
export const entite = defineResource({
  ...entiteHead,
  api: '/api/dnsit_entities',
  table: 'entites',
  purpose:
    'Une entité est une organisation qui publie\u00a0: un office, une intercommunalité, un département, une région.',
  title: 'nom',
  unseen: 'Une entité que vous ne voyez pas',
  outputs: { key: 'catalogue' },
  owner: 'id',
  groups: [
    { id: 'organisation', title: 'Organisation', help: 'Qui elle est, et de qui elle dépend.' },
    {
      id: 'contact',
      title: 'Contact',
      help: 'À qui s’adresser\u00a0: visible des collègues, et des prestataires à qui vous donnez un lien de correction.',
    },
    {
      id: 'catalogue',
      title: 'Catalogue',
      help: 'Quels objets lui reviennent, parmi ceux qu’apportent ses flux et ceux de ses entités parentes\u00a0: ils la rejoignent au prochain import. L’entité parente en décide.',
    },
    {
      id: 'sources',
      title: 'Sources',
      help: 'Quand DATAtourisme et un autre système apportent la même offre, elle n’est au catalogue qu’une fois\u00a0: lequel des deux on croit, partie par partie.',
    },
    { id: 'place', title: 'Place', help: 'Ce que pèsent au plus les fichiers qu’elle garde.' },
  ],
  fields: {
    nom: text({
      label: 'Nom',
      group: 'organisation',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
    }),
    code: slug({
      label: 'Code',
      help: 'Court et stable\u00a0: il désigne l’entité dans les échanges avec d’autres systèmes.',
      from: 'nom',
      group: 'organisation',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’une autre entité.',
    }),
    type: choice(TYPES_ENTITE, {
      label: 'Type',
      group: 'organisation',
      required: true,
      initial: 'ot',
      list: true,
      sortable: true,
      filterable: true,
    }),
    parent: reference({
      label: 'Entité parente',
      help: 'Ses administrateurs voient aussi cette entité, qui hérite de ses préférences.',
      to: 'entite',
      column: 'parent_id',
      group: 'organisation',
      list: true,
      filterable: true,
    }),
    tags: references({ label: 'Tags', to: 'tag', create: true, group: 'organisation', list: true, filterable: true }),
    secondFacteur: boolean({
      label: 'Second facteur exigé',
      help: 'De toutes les personnes de cette entité et de celles qui en dépendent.',
      group: 'organisation',
      advanced: true,
    }),
    contact: text({ label: 'Personne à contacter', group: 'contact', searchable: true }),
    email: email({ label: 'Adresse e-mail', group: 'contact', searchable: true }),
    telephone: text({ label: 'Téléphone', group: 'contact', longest: 30 }),
    site: url({ label: 'Site web', group: 'contact' }),
    domaines: list(
      { domaine: text({ label: 'Domaine', placeholder: 'val-ambre.fr', required: true, longest: 253 }) },
      {
        label: 'Domaines',
        help: 'Les noms de domaine que ses sites et ceux des entités filles peuvent prendre, sous-domaines compris. Vide\u00a0: ceux de l’entité parente. Quand la liste se resserre, les sites déjà en ligne le restent\u00a0; leur prochain changement de domaine doit la respecter. L’entité parente en décide.',
        group: 'organisation',
        itemTitle: 'domaine',
        most: 50,
        words: { noun: { one: 'Domaine', many: 'Domaines' }, add: 'Ajouter un domaine' },
        advanced: true,
      },
    ),
    codesSources: list(
      {
        systeme: choice(SYSTEMES, { label: 'Système', required: true }),
        code: text({ label: 'Code', required: true, longest: 60 }),
      },
      {
        label: 'Codes dans les systèmes',
        help: 'Sous quels codes les systèmes la connaissent\u00a0: structure de Tourinsoft, entité gestionnaire du LEI, membre d’Apidae, producteur de DATAtourisme. Les fiches de ces codes lui reviennent.',
        group: 'catalogue',
        itemTitle: 'code',
      },
    ),
    territoire: json(territoireSchema.nullable(), {
      label: 'Territoire',
      help: 'Les fiches qui s’y trouvent lui reviennent, sauf si leur code les donne à une autre entité. Là où deux territoires se recouvrent, c’est l’entité la plus proche du terrain.',
      group: 'catalogue',
      initial: null,
      widget: 'territoire',
      words: (territoire) => (territoire === null ? 'Aucun' : inWords(territoire)),
    }),
    precedences: json(precedencesSchema, {
      label: 'Source qui l’emporte',
      help: 'Pour les objets de cette entité, dès le prochain import. L’autre source ne donne que ce que la première ne dit pas. Là où aucune entité parente ne décide, c’est son propre système.',
      group: 'sources',
      initial: {},
      widget: 'precedences',
      words: precedencesInWords,
    }),
    quotaMedias: number({
      label: 'Quota de la médiathèque',
      help: 'Ce que pèsent au plus les fichiers de ses médias, archives et corbeille comprises. Vide\u00a0: celui des paramètres de l’instance. L’entité parente en décide.',
      group: 'place',
      integer: true,
      min: 1,
      max: 100_000,
      unit: 'Go',
    }),
    quotaDepots: {
      ...number({
        label: 'Quota des fichiers de flux',
        help: 'Ce que pèsent au plus les fichiers déposés pour ses flux. Vide\u00a0: sans limite. L’entité parente en décide.',
        group: 'place',
        integer: true,
        min: 1,
        max: 100_000,
        unit: 'Go',
      }),
      initial: 5,
    },
  },
});
function inWords(territoire: Territoire): string {
  switch (territoire.forme) {
    case 'communes':
      return territoire.communes.map(({ nom }) => nom).join(', ');
    case 'codes-postaux':
      return `Codes postaux ${territoire.codes.join(', ')}`;
    case 'polygone':
      return 'Zone dessinée';
  }
}
export type Entite = RecordOf<typeof entite>;
