import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import {
  boolean,
  choice,
  choices,
  colour,
  email,
  number,
  reference,
  references,
  slug,
  text,
  translated,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { isAway } from '../../kernel/resource/publication.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { ENVIRONNEMENTS } from '../environnement.ts';
import { CHAMPS_D_ACCESSIBILITE } from './site.accessibilite.ts';
import { ARRONDIS, FICHES_SERVIES, POLICES, TYPES_DE_SITE } from './site.choices.ts';
import { CHAMPS_DE_MESURE } from './site.mesure.ts';
import { CHAMPS_DE_REFERENCEMENT } from './site.referencement.ts';
import { siteHead } from './web.heads.ts';

export const site = defineResource({
  ...siteHead,
  table: 'sites',
  purpose:
    'Un site est l’endroit où vos listes, vos fiches et vos cartes paraissent. Déclarez-le une fois\u00a0: adresses, langues, couleurs et droits en découlent.',
  title: 'nom',
  hints: ['domaines', 'entiteId'],
  openedTo: 'entitesInvitees',
  outputs: { key: 'record', hides: isAway },
  groups: [
    { id: 'site', title: 'Site' },
    { id: 'adresses', title: 'Adresses et langues' },
    { id: 'theme', title: 'Apparence', help: 'Appliquée à tout ce que le site montre.' },
    {
      id: 'fiches',
      title: 'Fiches',
      help: 'La fiche qui montre chaque type d’objet. La première qui convient l’emporte.',
    },
    {
      id: 'listes',
      title: 'Nouvelles listes',
      help: 'Ce que reçoivent les listes créées en trois étapes. Celles qui existent n’en changent pas.',
    },
    { id: 'referencement', title: 'Référencement' },
    { id: 'accessibilite', title: 'Accessibilité', help: 'La déclaration, liée au pied des pages du site.' },
    { id: 'mesure', title: 'Mesure d’audience' },
    { id: 'technique', title: 'Technique' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'site', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      help: 'Dans les adresses\u00a0: /public/ce-code. Le changer casse les liens existants.',
      from: 'nom',
      group: 'site',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre site.',
    }),
    type: choice(TYPES_DE_SITE, {
      label: 'Type',
      group: 'site',
      required: true,
      initial: 'heberge',
      list: true,
      filterable: true,
    }),
    environnement: choice(ENVIRONNEMENTS, {
      label: 'Environnement',
      help: 'Un site de recette n’est jamais proposé aux moteurs de recherche.',
      group: 'site',
      required: true,
      initial: 'production',
      list: true,
      filterable: true,
    }),
    titre: translated({
      label: 'Titre public',
      help: 'En tête des pages et dans les aperçus partagés. Vide\u00a0: le nom.',
      group: 'site',
      longest: 100,
    }),
    entitesInvitees: references({
      label: 'Entités qui publient aussi sur ce site',
      help: 'Leurs listes et leurs cartes peuvent y paraître, avec leurs objets. Vous les voyez dans «\u00a0D’autres entités sur ce site\u00a0», et pouvez les retirer.',
      to: 'entite',
      group: 'site',
      advanced: true,
    }),
    domaines: list(
      {
        domaine: text({
          label: 'Domaine',
          placeholder: 'www.exemple.fr',
          required: true,
          longest: 253,
        }),
      },
      {
        label: 'Domaines',
        help: 'Les seules pages qui peuvent accueillir ce site dans un cadre. Le premier d’un site servi par Bridge est aussi son adresse.',
        group: 'adresses',
        itemTitle: 'domaine',
        most: 20,
      },
    ),
    langues: choices(LANGUES_CHOIX, {
      label: 'Langues',
      group: 'adresses',
      required: true,
      initial: ['fr'],
      list: true,
    }),
    langueParDefaut: choice(LANGUES_CHOIX, {
      label: 'Langue par défaut',
      help: 'Celle d’un visiteur dont le site ne parle pas la langue, et des textes sans traduction.',
      group: 'adresses',
      required: true,
      initial: 'fr',
    }),
    couleur: colour({ label: 'Couleur', help: 'Des liens, des boutons et des repères.', group: 'theme' }),
    police: choice(POLICES, { label: 'Police', group: 'theme', required: true, initial: 'systeme' }),
    arrondi: choice(ARRONDIS, { label: 'Angles', group: 'theme', required: true, initial: 'doux' }),
    logo: reference({
      label: 'Logo',
      help: 'En tête des pages d’un site servi par Bridge.',
      to: 'media',
      group: 'theme',
      widget: 'image-web',
    }),
    icone: reference({
      label: 'Icône',
      help: 'Une image carrée, dans l’onglet du navigateur. Vide\u00a0: l’initiale du site, dans sa couleur.',
      to: 'media',
      group: 'theme',
      widget: 'image-web',
    }),
    legende: reference({
      label: 'Légende',
      help: 'Ses pictogrammes sont ceux des pages du site. Vide\u00a0: ceux du vocabulaire.',
      to: 'legende',
      group: 'theme',
    }),
    mentions: translated({
      label: 'Pied de page',
      help: 'Mentions légales, licence des données, contact.',
      of: 'richText',
      group: 'theme',
      longest: 5_000,
    }),
    fiches: list(
      {
        typesObjets: choices(TYPES_BRIDGE, { label: 'Types d’objets', help: 'Vide\u00a0: tous.' }),
        fiche: reference({ label: 'Fiche', to: 'ficheWeb', required: true }),
      },
      { label: 'Fiches', group: 'fiches', itemTitle: 'fiche', most: 40 },
    ),
    fichesServies: choice(FICHES_SERVIES, {
      label: 'Fiches en ligne',
      help: 'Un site montre les objets de ses listes et de ses cartes\u00a0; les autres n’y ont pas de page.',
      group: 'fiches',
      required: true,
      initial: 'montres',
    }),
    brochures: boolean({
      label: 'Brochures des visiteurs',
      help: 'Un visiteur emporte les objets de son carnet en PDF, aux couleurs du site, avec un QR code par fiche. Les modèles de liste montrent le bouton du carnet.',
      group: 'fiches',
    }),
    contactErreur: email({
      label: 'Qui reçoit les erreurs signalées',
      help: 'Vide\u00a0: le lien «\u00a0Signaler une erreur\u00a0» n’est pas proposé.',
      group: 'fiches',
    }),
    moteur: reference({
      label: 'Moteur',
      help: 'Vide\u00a0: leurs visiteurs ne filtrent pas.',
      to: 'moteur',
      group: 'listes',
    }),
    moteurAgenda: reference({
      label: 'Moteur des agendas',
      help: 'Pour les listes d’événements. Vide\u00a0: le même.',
      to: 'moteur',
      group: 'listes',
    }),
    carte: reference({
      label: 'Carte',
      help: 'Vide\u00a0: l’allure «\u00a0avec une carte\u00a0» n’est pas proposée.',
      to: 'carte',
      group: 'listes',
    }),
    ...CHAMPS_DE_REFERENCEMENT,
    ...CHAMPS_D_ACCESSIBILITE,
    ...CHAMPS_DE_MESURE,
    cache: number({
      label: 'Fraîcheur des pages',
      help: 'Au-delà, une page est refaite en arrière-plan. Un import ou une publication la refait tout de suite.',
      group: 'technique',
      required: true,
      initial: 300,
      min: 10,
      max: 86_400,
      integer: true,
      unit: 's',
    }),
    codes: references({
      label: 'Codes personnalisés',
      help: 'Ajoutés à toutes les pages du site que leur portée permet.',
      to: 'codePersonnalise',
      group: 'technique',
      advanced: true,
    }),
  },
});
export type Site = RecordOf<typeof site>;
