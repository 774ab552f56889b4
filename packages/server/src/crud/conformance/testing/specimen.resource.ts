import {
  boolean,
  byMode,
  choice,
  choices,
  code,
  colour,
  critere,
  date,
  defineResource,
  email,
  FLAGS,
  file,
  forRoles,
  icon,
  json,
  list,
  longText,
  type Mode,
  mayAccess,
  modalite,
  money,
  NOBODY,
  number,
  objet,
  period,
  RESOURCES,
  type Resource,
  type Role,
  ref,
  reference,
  references,
  refs,
  richText,
  secret,
  slug,
  text,
  translated,
  type as typeDeSource,
  url,
  variant,
  variants,
} from '@bridge/contract';
import { z } from 'zod';

const EDITORS: readonly Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN_REGION', 'ROLE_ADMIN', 'ROLE_WEB_ADMIN'];

/** A resource that no product has: every kind of field, every option, and a different access for each verb. */
export const specimen = defineResource({
  id: 'specimen',
  path: '/essais/specimens',
  table: 'specimens',
  noun: { one: 'Spécimen', many: 'Spécimens' },
  icon: 'tag',
  purpose: 'Un spécimen met le moteur à l’épreuve.',
  title: 'nom',
  equivalence: 'equivaut',
  fields: {
    nom: text({ label: 'Nom', required: true, list: true, sortable: true, searchable: true, filterable: true }),
    resume: longText({ label: 'Résumé', searchable: true }),
    presentation: richText({ label: 'Présentation', searchable: true }),
    quantite: number({ label: 'Quantité', sortable: true, filterable: true }),
    prix: money({ label: 'Prix', sortable: true, filterable: true }),
    ouvert: boolean({ label: 'Ouvert', sortable: true, filterable: true }),
    niveau: choice(
      [
        { value: 'facile', label: 'Facile' },
        { value: 'difficile', label: 'Difficile' },
      ],
      { label: 'Niveau', sortable: true, filterable: true },
    ),
    publics: choices(
      [
        { value: 'familles', label: 'Familles' },
        { value: 'groupes', label: 'Groupes' },
      ],
      { label: 'Publics', searchable: true, filterable: true },
    ),
    ouvertureLe: date({ label: 'Ouverture', sortable: true, filterable: true }),
    saison: period({ label: 'Saison' }),
    teinte: colour({ label: 'Teinte', filterable: true }),
    picto: icon({ label: 'Pictogramme' }),
    code: slug({ label: 'Code', sortable: true, searchable: true, unique: 'Ce code est déjà pris.' }),
    site: url({ label: 'Site', searchable: true }),
    courriel: email({ label: 'Courriel', searchable: true, filterable: true }),
    parent: reference({ label: 'Parent', to: 'specimen', filterable: true }),
    equivaut: reference({ label: 'Équivaut à', to: 'specimen', filterable: true }),
    motsCles: references({ label: 'Mots-clés', to: 'tag', filterable: true }),
    etapes: list(
      {
        titre: text({ label: 'Titre', required: true }),
        recit: richText({ label: 'Récit' }),
        tag: reference({ label: 'Tag', to: 'tag' }),
        voisins: references({ label: 'Voisins', to: 'tag' }),
      },
      { label: 'Étapes', itemTitle: 'titre', searchable: true },
    ),
    scenes: variants(
      'genre',
      {
        recit: variant({
          label: 'Récit',
          fields: {
            titre: text({ label: 'Titre', required: true }),
            recit: richText({ label: 'Récit' }),
            modele: ref({ label: 'Modèle', to: 'mediatag' }),
          },
          title: 'titre',
        }),
        galerie: variant({
          label: 'Galerie',
          fields: {
            tag: ref({ label: 'Tag', to: 'tag' }),
            voisins: refs({ label: 'Voisins', to: 'tag' }),
            donnees: json(z.json(), { label: 'Données', initial: {}, refs: ['tag'], words: () => 'Données' }),
          },
          title: 'tag',
        }),
      },
      { label: 'Scènes', required: true, searchable: true },
    ),
    accroche: translated({ label: 'Accroche', sortable: true, searchable: true, filterable: true }),
    contenu: translated({ label: 'Contenu', of: 'richText', longest: 5_000 }),
    donnees: json(z.json(), { label: 'Données', initial: {}, words: () => 'Données' }),
    gabarit: code({ label: 'Gabarit', language: 'html' }),
    cle: secret({ label: 'Clé d’accès' }),
    logo: file({ label: 'Logo' }),
  },
  access: {
    view: forRoles([...EDITORS, 'ROLE_EDITION_ADMIN', 'ROLE_WEB_USER', 'ROLE_EDITION_USER']),
    create: forRoles([...EDITORS, 'ROLE_WEB_USER']),
    edit: forRoles([...EDITORS, 'ROLE_EDITION_ADMIN']),
    remove: byMode({ autonome: EDITORS, centralise: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN_REGION'] }),
  },
});

/** The resources that suites walk: one of the product is covered as soon as it is declared. */
export const WALKED: readonly Resource[] = [...RESOURCES, specimen];

/** Whether people create and throw away its records; others come from sources. */
export function isMade({ access }: Resource): boolean {
  return access.create !== NOBODY && access.remove !== NOBODY;
}

/** The resources for suites about creation and removal. */
export const MADE: readonly Resource[] = WALKED.filter(isMade);

/** Records that follow their feed, or their objets, from entity to entity: nobody moves them by hand. */
export const MOVED_BY_THEIR_FEED: readonly Resource[] = [critere, modalite, objet, typeDeSource];

export const SWITCHED_ON = Object.fromEntries(FLAGS.map((flag) => [flag, true]));

/** Whether a role has a right, with every part of the product switched on. */
export function may(
  role: Role,
  right: keyof Resource['access'],
  { access }: Resource,
  mode: Mode = 'autonome',
): boolean {
  return mayAccess(access[right], { roles: [role], mode, flags: SWITCHED_ON });
}

/** The roles that open all that an entity may own: annonces are not for its other admins. */
export const ALL_OF_AN_ENTITY: readonly Role[] = ['ROLE_ADMIN', 'ROLE_ANNONCE_ADMIN'];

/** The resources of admins of an entity: those of super admins alone belong to no entity. */
export const OF_ENTITIES: readonly Resource[] = WALKED.filter(({ access }) =>
  mayAccess(access.edit, { roles: ALL_OF_AN_ENTITY, mode: 'autonome', flags: SWITCHED_ON }),
);

/** The fields of a resource that act upon their targets. */
export function actingFields({ fields }: Resource) {
  return Object.entries(fields).flatMap(([name, field]) => ('acts' in field && field.acts ? [{ name, field }] : []));
}

/** Whether a record needs a target of its own entity to act upon. */
export const needsItsOwn = (resource: Resource): boolean => actingFields(resource).some(({ field }) => field.required);

/** Whether that target is required as a single reference: a person who may not act upon it cannot copy the record. */
export const isBound = (resource: Resource): boolean =>
  actingFields(resource).some(({ field }) => field.required && field.kind === 'reference');
