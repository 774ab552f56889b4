import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { choice, longText, number, reference, secret, slug, text, url } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { champsDeFlux, encodage, etatDeFlux, GROUPES_FLUX } from './flux.fields.ts';
import { fluxLeiHead } from './flux.heads.ts';

/** The special role of a criterion of LEI, whose id differs from region to region. */
export const ROLES_CRITERE_LEI = [
  { value: 'photo', label: 'Photo' },
  { value: 'legende', label: 'Légende de la photo' },
  { value: 'credit', label: 'Crédit de la photo' },
  { value: 'document', label: 'Document' },
  { value: 'video', label: 'Vidéo' },
  { value: 'type', label: 'Type' },
  { value: 'texte', label: 'Texte' },
  { value: 'classement', label: 'Classement' },
  { value: 'label', label: 'Label' },
  { value: 'langue', label: 'Langue parlée' },
  { value: 'animaux', label: 'Animaux acceptés' },
  { value: 'accessibilite', label: 'Accessibilité' },
  { value: 'public', label: 'Public' },
  { value: 'gratuit', label: 'Gratuité' },
  { value: 'prix', label: 'Prix' },
  { value: 'paiement', label: 'Mode de paiement' },
  { value: 'capacite', label: 'Capacité' },
  { value: 'territoire', label: 'Territoire' },
  { value: 'environnement', label: 'Environnement' },
] as const;

const service = { field: 'origine', is: ['service'] } as const;

/** A query saved in LEI, a permanent file, or files of the same format. */
export const fluxLei = defineResource({
  ...fluxLeiHead,
  table: 'flux_lei',
  purpose: 'Un flux LEI apporte au catalogue les produits d’une requête enregistrée, et les tient à jour.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'source', title: 'Source', help: 'D’où viennent les fiches.' },
    { id: 'lecture', title: 'Lecture', help: 'Ce qui est demandé à la source, et comment le comprendre.' },
    ...GROUPES_FLUX,
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'source', required: true, list: true, sortable: true, searchable: true }),
    ...etatDeFlux,
    origine: choice(
      [
        { value: 'service', label: 'Service listeproduits' },
        { value: 'permanent', label: 'Lien permanent' },
        { value: 'fichier', label: 'Fichier ou dossier' },
      ],
      { label: 'Origine', group: 'source', required: true, initial: 'service', list: true, filterable: true },
    ),
    url: url({
      label: 'Adresse',
      help: 'Celle de listeproduits.asp, ou du fichier XML permanent. Sans clé\u00a0: elle se saisit à part.',
      group: 'source',
      when: { field: 'origine', is: ['service', 'permanent'] },
    }),
    utilisateur: text({ label: 'Utilisateur', group: 'source', longest: 60, when: service }),
    cle: secret({
      label: 'Clé',
      help: 'La clé «\u00a0pwkey\u00a0» du compte. Elle est chiffrée et ne se relit pas.',
      group: 'source',
      when: service,
    }),
    clause: text({
      label: 'Requête enregistrée',
      help: 'Le numéro «\u00a0clause\u00a0» de la requête dans LEI.',
      group: 'source',
      longest: 60,
      when: service,
    }),
    depot: text({
      label: 'Fichier',
      help: 'Déposez un fichier XML ou nommez un fichier ou un dossier du répertoire des flux.',
      group: 'source',
      longest: 300,
      widget: 'depot',
      when: { field: 'origine', is: ['fichier'] },
    }),
    region: slug({
      label: 'Région',
      help: 'Les numéros de critères et de types diffèrent d’une région à l’autre\u00a0: ce code les distingue.',
      from: 'nom',
      group: 'lecture',
      required: true,
    }),
    langues: list(
      {
        langue: choice(LANGUES_CHOIX, { label: 'Langue', required: true }),
        schema: text({ label: 'Schéma', required: true, longest: 60, placeholder: 'WEBACCESS_EN' }),
      },
      {
        label: 'Langues',
        help: 'La première est celle des fiches\u00a0; chacune est une demande de plus. Vide\u00a0: français, schéma LEI.',
        group: 'lecture',
        itemTitle: 'langue',
        most: 11,
      },
    ),
    parametres: list(
      {
        nom: text({ label: 'Paramètre', required: true, longest: 60, placeholder: 'elzipo' }),
        valeur: text({ label: 'Valeur', longest: 500 }),
      },
      {
        label: 'Paramètres de la requête',
        help: 'Ajoutés à PNAMES et PVALUES, dans cet ordre.',
        group: 'lecture',
        advanced: true,
        itemTitle: 'nom',
        most: 30,
        when: service,
      },
    ),
    champs: longText({
      label: 'Colonnes demandées',
      help: 'Valeur de «\u00a0leschamps\u00a0»\u00a0: les colonnes à recevoir, séparées par des virgules ou une par ligne. Vide\u00a0: toutes. L’identifiant et le nom sont toujours demandés.',
      group: 'lecture',
      advanced: true,
      longest: 5_000,
      when: service,
    }),
    criteres: longText({
      label: 'Critères demandés',
      help: 'Valeur de «\u00a0lescritex\u00a0»\u00a0: les numéros des critères à recevoir, séparés par des virgules ou un par ligne. Vide\u00a0: tous.',
      group: 'lecture',
      advanced: true,
      longest: 5_000,
      when: service,
    }),
    entites: text({
      label: 'Entités gestionnaires',
      help: 'Valeur de «\u00a0lentit\u00a0»\u00a0; vide, toutes.',
      group: 'lecture',
      advanced: true,
      when: service,
    }),
    fenetre: number({
      label: 'Taille des pages',
      group: 'lecture',
      advanced: true,
      required: true,
      initial: 250,
      min: 10,
      max: 500,
      integer: true,
      when: service,
    }),
    encodage,
    roles: list(
      {
        critere: text({ label: 'Numéro du critère', required: true, longest: 30 }),
        role: choice(ROLES_CRITERE_LEI, { label: 'Rôle', required: true }),
        paire: text({ label: 'Photo légendée ou créditée', longest: 30 }),
      },
      {
        label: 'Rôles des critères',
        help: 'Quels critères portent les photos, leurs légendes, les tarifs… Les plus courants sont déjà connus.',
        group: 'lecture',
        advanced: true,
        itemTitle: 'critere',
      },
    ),
    entitesLiees: list(
      {
        code: text({ label: 'Entité gestionnaire', required: true, longest: 60 }),
        entite: reference({ label: 'Entité', to: 'entite', required: true }),
      },
      {
        label: 'Répartition entre entités',
        help: 'À quelle entité appartiennent les produits d’un gestionnaire. Sans ligne\u00a0: à l’entité du flux.',
        group: 'lecture',
        advanced: true,
        itemTitle: 'code',
      },
    ),
    ...champsDeFlux,
  },
});
export type FluxLei = RecordOf<typeof fluxLei>;
