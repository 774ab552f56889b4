import {
  boolean,
  choice,
  choices,
  date,
  datetime,
  email,
  longText,
  reference,
  references,
  text,
} from '../../kernel/fields/fields.ts';
import { usernameSchema } from '../../kernel/fields/schemas.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { ROLE_LABELS, ROLES } from '../../kernel/role.ts';
import { utilisateurHead } from './comptes.heads.ts';

export const STATUTS_UTILISATEUR = [
  { value: 'actif', label: 'Actif', colour: 'green' },
  { value: 'invite', label: 'Invité', colour: 'blue' },
  { value: 'desactive', label: 'Désactivé', colour: 'gray' },
] as const;
export type StatutUtilisateur = (typeof STATUTS_UTILISATEUR)[number]['value'];

/** The languages of the console, each in its own words. */
export const LANGUES_D_INTERFACE = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'English' },
] as const;

const TAKEN = 'Un autre compte, peut-être dans la corbeille, l’utilise déjà.';

/** Said to who would leave an account without any. */
export const NO_ROLE = 'Choisissez au moins un rôle. Pour fermer un compte, désactivez-le.';

/** The roles of an account: a person who asked for one has none yet, and no account is saved so. */
const ROLES_DONNES = choices(
  ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
  {
    label: 'Rôles',
    help: 'Chaque rôle ouvre ses menus. Vous ne pouvez donner que ce que vous avez.',
    group: 'droits',
    list: true,
    filterable: true,
  },
);

export const utilisateur = defineResource({
  ...utilisateurHead,
  api: '/api/users/',
  table: 'utilisateurs',
  purpose: 'Chaque collègue a son compte\u00a0: invitez-le par e-mail, donnez-lui ses rôles et son entité.',
  title: 'nomComplet',
  unseen: 'Un compte que vous ne voyez pas',
  owner: 'userEntity',
  groups: [
    { id: 'identite', title: 'Identité' },
    { id: 'droits', title: 'Droits', help: 'Ce que la personne peut faire, et pour quelles entités.' },
    { id: 'compte', title: 'Compte' },
  ],
  fields: {
    nomComplet: text({
      label: 'Personne',
      group: 'identite',
      readOnly: true,
      list: true,
      sortable: true,
      searchable: true,
      // The first name, the last name and the space between them.
      longest: 201,
    }),
    username: {
      ...text({
        label: 'Identifiant',
        help: 'Sert à se connecter, comme l’adresse e-mail.',
        group: 'identite',
        required: true,
        sortable: true,
        searchable: true,
        unique: TAKEN,
        longest: 100,
      }),
      schema: usernameSchema,
    },
    email: email({
      label: 'Adresse e-mail',
      help: 'L’invitation et les liens de mot de passe y sont envoyés.',
      group: 'identite',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      unique: TAKEN,
    }),
    firstname: text({ label: 'Prénom', group: 'identite', sortable: true, searchable: true, longest: 100 }),
    lastname: text({ label: 'Nom', group: 'identite', sortable: true, searchable: true, longest: 100 }),
    telephone: text({ label: 'Téléphone', group: 'identite', longest: 30 }),
    langue: choice(LANGUES_D_INTERFACE, {
      label: 'Langue d’interface',
      help: 'De la console et des e-mails. La personne la change dans ses préférences.',
      placeholder: 'Celle de sa page de connexion',
      group: 'identite',
      filterable: true,
    }),
    roles: { ...ROLES_DONNES, input: ROLES_DONNES.schema.min(1, NO_ROLE) },
    userEntity: reference({
      label: 'Entité',
      help: 'La personne voit cette entité et celles qui en dépendent.',
      to: 'entite',
      column: 'entite_id',
      group: 'droits',
      list: true,
      filterable: true,
    }),
    entitesSupplementaires: references({
      label: 'Entités supplémentaires',
      help: 'D’autres entités dont la personne s’occupe aussi.',
      to: 'entite',
      group: 'droits',
      advanced: true,
    }),
    statut: choice(STATUTS_UTILISATEUR, {
      label: 'Statut',
      help: 'Désactiver un compte ferme aussitôt ses sessions.',
      group: 'compte',
      required: true,
      initial: 'invite',
      list: true,
      sortable: true,
      filterable: true,
    }),
    expireLe: date({
      label: 'Expire le',
      help: 'Dernier jour où la personne peut se connecter. Vide\u00a0: sans limite.',
      group: 'compte',
      sortable: true,
      filterable: true,
    }),
    notes: longText({ label: 'Notes', help: 'Entre administrateurs.', group: 'compte', searchable: true }),
    emailConfirme: boolean({ label: 'Adresse confirmée', group: 'compte', readOnly: true, filterable: true }),
    origine: text({
      label: 'Origine',
      help: 'Le fournisseur d’identité par lequel la personne se connecte. Vide\u00a0: un compte de Bridge.',
      group: 'compte',
      readOnly: true,
      filterable: true,
      longest: 60,
    }),
    identifiantExterne: text({
      label: 'Identifiant externe',
      help: 'Celui de la personne chez ce fournisseur d’identité.',
      group: 'compte',
      readOnly: true,
      searchable: true,
      longest: 300,
    }),
    derniereConnexion: datetime({
      label: 'Dernière connexion',
      group: 'compte',
      list: true,
      sortable: true,
      filterable: true,
      readOnly: true,
    }),
  },
});
export type Utilisateur = RecordOf<typeof utilisateur>;
