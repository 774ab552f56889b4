import { FUSEAUX } from '../../../catalogue/ecran/ecran.choix.ts';
import { SYSTEMES } from '../../../catalogue/systeme.ts';
import type { Field, Fields } from '../../../kernel/fields/field.ts';
import { boolean, choice, choices, file, json, number, references, text } from '../../../kernel/fields/fields.ts';
import { list } from '../../../kernel/fields/variants.ts';
import type { FieldGroup } from '../../../kernel/resource/resource.ts';
import { defineSingle } from '../../../kernel/resource/single.ts';
import { ROLE_LABELS, ROLES } from '../../../kernel/role.ts';
import { languageName } from '../../../kernel/words/language.ts';
import { gestionnaires, superAdmins } from '../../roles.ts';
import { type CleParametre, PARAMETRES_INITIAUX, parametresSchema } from './parametre.schemas.ts';
import { canaux } from './parametre-canaux.fields.ts';
import { options } from './parametre-options.fields.ts';

const groups = [
  { id: 'general', title: 'Général', help: 'Ce que voient toutes les personnes qui utilisent cette instance.' },
  {
    id: 'comptes',
    title: 'Comptes',
    help: 'Comment on obtient un compte, combien de temps on reste connecté, et à qui signaler une faille.',
    access: superAdmins,
  },
  { id: 'courriel', title: 'E-mail', help: 'Les messages que Bridge envoie\u00a0: invitations, liens, alertes.' },
  { id: 'aide', title: 'Aide', help: 'Où mènent les deux liens de la barre du haut.' },
  {
    id: 'produits',
    title: 'Objets',
    help: 'À quoi on reconnaît un objet d’un import à l’autre, et comment se rangent les types des sources.',
    access: superAdmins,
  },
  {
    id: 'publication',
    title: 'Publication',
    help: 'Ce que tous les sites de l’instance ont en commun.',
    access: superAdmins,
  },
  {
    id: 'editions',
    title: 'Éditions',
    help: 'À qui les éditions sont confiées, et combien on en garde.',
    access: superAdmins,
  },
  {
    id: 'annonces',
    title: 'Annonces',
    help: 'Leur mention pour le public, et les rappels avant leur fin.',
    access: superAdmins,
  },
  {
    id: 'ecrans',
    title: 'Écrans',
    help: 'Ce que disent les écrans d’eux-mêmes, et quand s’inquiéter de leur silence.',
    access: superAdmins,
  },
  {
    id: 'traduction',
    title: 'Traduction',
    help: 'Ce que l’instance dépense au plus, quelles que soient les configurations.',
    access: superAdmins,
  },
  { id: 'stockage', title: 'Stockage', help: 'La place que chacun peut prendre.', access: superAdmins },
  {
    id: 'rgpd',
    title: 'Données personnelles',
    help: 'Combien de temps Bridge garde la trace de ce que font les personnes et les visiteurs.',
    access: superAdmins,
  },
  // These options widen or narrow rights: Gestion switches them one by one, and says what each changes.
  { id: 'options', title: 'Options de l’instance', access: superAdmins, elsewhere: true },
] as const satisfies readonly FieldGroup[];

const { shape } = parametresSchema;

const gestion = {
  nom_instance: {
    ...text({
      label: 'Nom de l’instance',
      help: 'Affiché dans le menu, sur la page de connexion et au bas des e-mails. Vide\u00a0: Bridge.',
      placeholder: 'Bridge',
      group: 'general',
      longest: 60,
    }),
    schema: shape.nom_instance.unwrap(),
  },
  logo: file({
    label: 'Logo',
    help: 'Dans le menu et sur la page de connexion.',
    group: 'general',
  }),
  bridge_languages: json(shape.bridge_languages.unwrap(), {
    label: 'Langues de publication',
    help: 'Un texte par langue dans les champs traduits, dans cet ordre. La première sert de référence.',
    group: 'general',
    initial: PARAMETRES_INITIAUX.bridge_languages,
    widget: 'langues',
    words: (codes) => codes.map(languageName).join(', '),
  }),
  fuseau: choice(FUSEAUX, {
    label: 'Heure locale',
    help: 'Celle que prennent les nouveaux écrans et les nouvelles planifications. Chacun peut en avoir une autre\u00a0; les sites sont à l’heure de Paris.',
    group: 'general',
    required: true,
    initial: PARAMETRES_INITIAUX.fuseau,
  }),
  inscription_ouverte: boolean({
    label: 'Inscription ouverte',
    help: 'La page de connexion propose de demander un compte. Un administrateur l’active ensuite.',
    group: 'comptes',
  }),
  mot_de_passe_longueur: {
    ...number({
      label: 'Longueur minimale des mots de passe',
      help: 'Demandée à qui choisit un nouveau mot de passe. Ceux qui existent restent valables.',
      group: 'comptes',
      required: true,
      integer: true,
      min: 8,
      max: 128,
      unit: 'caractères',
    }),
    initial: PARAMETRES_INITIAUX.mot_de_passe_longueur,
  },
  duree_session: {
    ...number({
      label: 'Durée d’une session',
      help: 'Au-delà, il faut se reconnecter. Une durée plus courte s’applique aussi aux sessions déjà ouvertes.',
      group: 'comptes',
      required: true,
      integer: true,
      min: 1,
      max: 2_160,
      unit: 'heures',
      widget: 'duree',
    }),
    initial: PARAMETRES_INITIAUX.duree_session,
  },
  second_facteur_roles: choices(
    ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
    {
      label: 'Second facteur exigé pour',
      help: 'Ces personnes prouvent deux fois qui elles sont. Celles qui n’ont pas de second facteur en préparent un à leur prochaine connexion.',
      group: 'comptes',
    },
  ),
  nom_expediteur: {
    ...text({
      label: 'Nom de l’expéditeur',
      help: 'Celui qui s’affiche dans les boîtes de réception. Vide\u00a0: le nom de l’instance.',
      group: 'courriel',
      longest: 60,
    }),
    schema: shape.nom_expediteur.unwrap(),
  },
  lien_aide: {
    ...text({
      label: 'Lien d’aide',
      help: 'Une adresse en https://… ou mailto:…, proposée à côté du manuel de Bridge.',
      placeholder: 'https://aide.exemple.fr',
      group: 'aide',
      longest: 2_000,
    }),
    schema: shape.lien_aide.unwrap(),
  },
  lien_signalement: {
    ...text({
      label: 'Lien pour signaler un problème',
      help: 'Une adresse en https://… ou mailto:… Vide\u00a0: un e-mail déjà rempli, à adresser soi-même.',
      placeholder: 'mailto:support@exemple.fr',
      group: 'aide',
      longest: 2_000,
    }),
    schema: shape.lien_signalement.unwrap(),
  },
  contact_securite: {
    ...text({
      label: 'Contact de sécurité',
      help: 'À qui signaler une faille, en mailto:… ou https://… Publié dans /.well-known/security.txt\u00a0; vide, ce fichier n’existe pas.',
      placeholder: 'mailto:securite@exemple.fr',
      group: 'comptes',
      longest: 2_000,
    }),
    schema: shape.contact_securite.unwrap(),
  },
} as const satisfies Fields;

/** The parameters named by the spec. */
const metier = {
  champ_id_produit: json(shape.champ_id_produit.unwrap(), {
    label: 'Champ qui identifie un objet',
    help: 'Celui qui ne change jamais chez la source. Le changer fait de chaque objet un nouveau au prochain import.',
    group: 'produits',
    initial: PARAMETRES_INITIAUX.champ_id_produit,
    widget: 'champ-id-produit',
    words: (champs) => SYSTEMES.map(({ value, label }) => `${label}\u00a0: ${champs[value]}`),
  }),
  publier_sans_date: {
    ...boolean({
      label: 'Publier les événements sans date',
      help: 'Éteint\u00a0: un événement dont la source ne donne aucune date est masqué à l’import suivant. Le rapport d’import les compte dans les deux cas.',
      group: 'produits',
    }),
    initial: PARAMETRES_INITIAUX.publier_sans_date,
  },
  couple_types: list(
    {
      categorie: text({ label: 'Catégorie', required: true, longest: 100 }),
      type: text({
        label: 'Type de la source',
        help: 'Tel que la source l’écrit.',
        required: true,
        longest: 100,
        beside: true,
      }),
    },
    {
      label: 'Couples de types',
      help: 'La catégorie sous laquelle ranger un type que sa source ne range pas, ou range autrement.',
      group: 'produits',
      most: 1_000,
      itemTitle: ({ categorie, type }) => [categorie, type].filter(Boolean).join(' / '),
      words: { noun: { one: 'Couple', many: 'Couples' }, add: 'Ajouter un couple' },
      checkAll: (couples, refuse) => {
        for (const [rang, { type }] of couples.entries())
          if (couples.findIndex((couple) => couple.type === type) !== rang)
            refuse([rang, 'type'], 'Ce type a déjà sa catégorie plus haut.');
      },
    },
  ),
  user_admin_editions: references({
    label: 'Administrateurs des éditions',
    help: 'Ces personnes administrent les éditions, en plus de ce que leur rôle leur permet.',
    to: 'utilisateur',
    group: 'editions',
  }),
} as const satisfies Fields;

/** The settings of the whole instance. Initial values are those of the schema, which the browser loads first. */
export const parametres = defineSingle({
  id: 'parametres',
  path: '/reglages/parametres',
  change: '/params/update_params',
  noun: { one: 'Paramètre', many: 'Paramètres' },
  purpose: 'Les réglages de toute l’instance.',
  groups,
  fields: { ...gestion, ...options, ...metier, ...canaux } satisfies Record<CleParametre, Field>,
  access: { view: gestionnaires, edit: gestionnaires },
});
