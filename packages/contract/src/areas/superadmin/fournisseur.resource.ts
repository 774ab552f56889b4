import { boolean, choice, longText, reference, secret, slug, text, url } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { ROLE_LABELS, ROLES } from '../../kernel/role.ts';
import {
  GESTIONS_DES_ROLES,
  PREMIERES_CONNEXIONS,
  PREUVES_DU_CLIENT,
  PROTOCOLES,
  RATTACHEMENTS,
  SYSTEMES_D_IDENTITE,
} from './fournisseur.choix.ts';
import { fournisseurHead } from './superadmin.heads.ts';

/** The roles that a provider may give: a super administrator is named by another one, in Bridge. */
const ROLES_DONNES = ROLES.filter((role) => role !== 'ROLE_SUPER_ADMIN').map((value) => ({
  value,
  label: ROLE_LABELS[value],
}));

const OIDC = { field: 'protocole', is: ['oidc'] } as const;
const OAUTH2 = { field: 'protocole', is: ['oauth2'] } as const;
const claim = (label: string, initial: string, help?: string) => ({
  ...text({ label, group: 'personne', longest: 100, ...(help === undefined ? {} : { help }) }),
  initial,
});

export const fournisseur = defineResource({
  ...fournisseurHead,
  table: 'fournisseurs',
  purpose:
    'Un fournisseur d’identité laisse vos collègues se connecter avec le compte qu’ils ont déjà ailleurs\u00a0: Tourinsoft, Apidae, l’annuaire de votre organisation.',
  title: 'nom',
  // A provider is for the whole instance: the server leaves the entity empty.
  owner: 'entiteId',
  groups: [
    { id: 'fournisseur', title: 'Fournisseur', help: 'Ce que montre la page de connexion.' },
    { id: 'adresses', title: 'Adresses', help: 'Où Bridge envoie la personne, et à qui il demande qui elle est.' },
    {
      id: 'client',
      title: 'Client',
      help: 'Ce que le fournisseur vous a remis en enregistrant Bridge. Donnez-lui l’adresse de retour, que cette page montre une fois le fournisseur enregistré.',
    },
    {
      id: 'personne',
      title: 'Personne',
      help: 'Sous quel nom le fournisseur donne chaque information. Un point descend d’un niveau\u00a0: «\u00a0profil.email\u00a0».',
    },
    { id: 'comptes', title: 'Comptes', help: 'Qui entre, et ce que cette personne peut faire.' },
  ],
  fields: {
    nom: text({
      label: 'Nom',
      help: 'Écrit sur le bouton\u00a0: «\u00a0Se connecter avec …\u00a0».',
      group: 'fournisseur',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      longest: 60,
    }),
    code: slug({
      label: 'Code',
      help: 'Dans l’adresse qui mène au fournisseur. Il ne change plus ensuite.',
      from: 'nom',
      group: 'fournisseur',
      required: true,
      list: true,
      unique: 'Ce code est déjà celui d’un autre fournisseur.',
      fixed:
        'Le code d’un fournisseur ne change pas\u00a0: les liens qui mènent à lui en dépendent. Pour un autre code, créez un autre fournisseur.',
    }),
    systeme: choice(SYSTEMES_D_IDENTITE, {
      label: 'Comptes de',
      help: 'Tourinsoft, LEI et Apidae demandent en plus leur option dans Gestion.',
      group: 'fournisseur',
      required: true,
      initial: 'autre',
      list: true,
      filterable: true,
    }),
    actif: boolean({
      label: 'Proposé à la connexion',
      help: 'Demande aussi l’option «\u00a0Authentification unique\u00a0».',
      group: 'fournisseur',
      list: true,
      filterable: true,
    }),
    protocole: choice(PROTOCOLES, {
      label: 'Protocole',
      help: 'OpenID Connect trouve ses adresses tout seul.',
      group: 'adresses',
      required: true,
      initial: 'oidc',
      list: true,
      filterable: true,
    }),
    emetteur: url({
      label: 'Émetteur',
      help: 'L’adresse qui précède «\u00a0/.well-known/openid-configuration\u00a0».',
      group: 'adresses',
      when: OIDC,
    }),
    adresseAutorisation: url({ label: 'Adresse d’autorisation', group: 'adresses', when: OAUTH2 }),
    adresseJeton: url({ label: 'Adresse du jeton', group: 'adresses', when: OAUTH2 }),
    adresseProfil: url({
      label: 'Adresse du profil',
      help: 'Elle répond en JSON qui est la personne dont on présente le jeton.',
      group: 'adresses',
      when: OAUTH2,
    }),
    deconnexion: boolean({
      label: 'Se déconnecter aussi chez le fournisseur',
      help: 'Là où il le permet. Sinon, seule la session de Bridge se ferme.',
      group: 'adresses',
      initial: true,
      when: OIDC,
    }),
    client: text({ label: 'Identifiant client', group: 'client', required: true, longest: 300 }),
    secret: secret({
      label: 'Secret',
      help: 'Il est chiffré, ne se relit pas, et n’est envoyé qu’au serveur pour lequel il a été saisi.',
      group: 'client',
      when: { field: 'preuve', is: ['post', 'basic', 'basic-brut'] },
    }),
    preuve: choice(PREUVES_DU_CLIENT, {
      label: 'Preuve du client',
      help: 'Comment le fournisseur attend le secret.',
      group: 'client',
      required: true,
      initial: 'post',
      advanced: true,
    }),
    portees: {
      ...text({
        label: 'Portées',
        help: 'Séparées par des espaces.',
        group: 'client',
        longest: 500,
      }),
      initial: 'openid profile email',
    },
    sansEtat: boolean({
      label: 'Le fournisseur ne renvoie pas «\u00a0state\u00a0»',
      help: 'À n’activer que si la connexion échoue sans cela\u00a0: le navigateur et PKCE protègent alors seuls le retour.',
      group: 'client',
      advanced: true,
    }),
    champSujet: claim(
      'Numéro de la personne',
      'sub',
      'Ce qui ne change jamais chez le fournisseur\u00a0: les comptes y sont liés.',
    ),
    champIdentifiant: claim('Identifiant', 'preferred_username'),
    champEmail: claim('Adresse e-mail', 'email'),
    champEmailVerifie: claim(
      'Adresse vérifiée',
      'email_verified',
      'Vrai ou faux. Vide\u00a0: aucune adresse ne compte comme vérifiée.',
    ),
    champPrenom: claim('Prénom', 'given_name'),
    champNom: claim('Nom', 'family_name'),
    champRoles: claim('Rôles', '', 'Un texte ou une liste. Vide\u00a0: le fournisseur ne dit rien des rôles.'),
    champEntite: claim('Entité', '', 'Le code de l’entité dans Bridge. Vide\u00a0: l’entité par défaut.'),
    rattachement: choice(RATTACHEMENTS, {
      label: 'Lier à un compte existant',
      help: 'Chacun peut toujours lier son compte depuis «\u00a0Mon compte\u00a0», une fois connecté.',
      group: 'comptes',
      required: true,
      initial: 'jamais',
    }),
    premiereConnexion: choice(PREMIERES_CONNEXIONS, {
      label: 'Première connexion d’une personne inconnue',
      group: 'comptes',
      required: true,
      initial: 'refusee',
      list: true,
    }),
    correspondanceRoles: list(
      {
        valeur: text({ label: 'Valeur du fournisseur', required: true, longest: 200 }),
        role: choice(ROLES_DONNES, { label: 'Rôle', required: true, initial: 'ROLE_WEB_USER', beside: true }),
      },
      {
        label: 'Rôles',
        help: 'Chaque valeur que donne le fournisseur, et le rôle qu’elle vaut ici.',
        group: 'comptes',
        most: 100,
        itemTitle: ({ valeur, role }) =>
          [valeur, role === null ? '' : ROLE_LABELS[role]].filter(Boolean).join('\u00a0→ '),
        words: { noun: { one: 'Rôle', many: 'Rôles' }, add: 'Ajouter un rôle' },
      },
    ),
    gestionRoles: choice(GESTIONS_DES_ROLES, {
      label: 'Les rôles sont donnés',
      help: 'À chaque connexion, le fournisseur décide\u00a0: les rôles ne se changent plus ici.',
      group: 'comptes',
      required: true,
      initial: 'creation',
    }),
    roleMinimal: choice(ROLES_DONNES, {
      label: 'Rôle par défaut',
      help: 'Pour qui n’en reçoit aucun du fournisseur. Vide\u00a0: cette personne n’entre pas.',
      group: 'comptes',
    }),
    entiteParDefaut: reference({
      label: 'Entité par défaut',
      help: 'Celle des comptes créés, quand le fournisseur n’en dit pas une que Bridge connaît.',
      to: 'entite',
      group: 'comptes',
    }),
    notesInternes: longText({
      label: 'Notes internes',
      help: 'Entre super administrateurs.',
      group: 'comptes',
      searchable: true,
    }),
    entiteId: reference({ label: 'Entité', to: 'entite', readOnly: true }),
  },
});
export type Fournisseur = RecordOf<typeof fournisseur>;
