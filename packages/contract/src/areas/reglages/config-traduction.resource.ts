import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import {
  boolean,
  choice,
  choices,
  json,
  longText,
  money,
  number,
  reference,
  references,
  secret,
  text,
  url,
} from '../../kernel/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource.ts';
import { list } from '../../kernel/variants.ts';
import { glossaireSchema, termeEnMots } from './glossaire.schemas.ts';
import { configTraductionHead } from './reglages.heads.ts';
import {
  ANGLAIS,
  CHAMPS_TRADUITS,
  FORMALITES,
  FOURNISSEURS,
  MODES_DE_TRADUCTION,
  PORTUGAIS,
} from './traduction.choix.ts';

export const configTraduction = defineResource({
  ...configTraductionHead,
  table: 'configs_traduction',
  purpose:
    'Une configuration dit quels textes sont traduits, vers quelles langues, avec quels mots et pour combien. Un texte écrit par une personne n’est jamais remplacé.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'moteur', title: 'Moteur' },
    { id: 'langues', title: 'Langues' },
    { id: 'contenu', title: 'Ce qui est traduit' },
    {
      id: 'mots',
      title: 'Les mots',
      help: 'Ce que le moteur doit savoir de votre territoire.',
    },
    { id: 'rythme', title: 'Rythme et budget' },
    {
      id: 'relecture',
      title: 'Relecture',
      help: 'Une traduction écrite ou corrigée par une personne n’est jamais remplacée.',
    },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'moteur', required: true, list: true, sortable: true, searchable: true }),
    actif: boolean({
      label: 'Active',
      help: 'Il lui faut une clé. Inactive, elle sert à préparer et à estimer.',
      group: 'moteur',
      list: true,
      filterable: true,
    }),
    fournisseur: choice(FOURNISSEURS, {
      label: 'Fournisseur',
      group: 'moteur',
      required: true,
      initial: 'deepl-pro',
      list: true,
      filterable: true,
    }),
    cle: secret({
      label: 'Clé d’API',
      help: 'Dans votre compte DeepL, sous «\u00a0Clés d’API\u00a0». Elle est chiffrée et ne se relit pas. Vide\u00a0: celle de l’entité, dans ses préférences.',
      group: 'moteur',
    }),
    adresse: url({
      label: 'Adresse du service',
      help: 'De votre LibreTranslate. De DeepL, vide\u00a0: la sienne.',
      group: 'moteur',
    }),
    prixMillion: money({
      label: 'Prix du million de caractères',
      help: 'Pour les estimations. Rien avec DeepL API Free.',
      group: 'moteur',
      required: true,
      initial: 20,
      when: { field: 'fournisseur', is: ['deepl-pro'] },
    }),
    langueSource: choice(LANGUES_CHOIX, {
      label: 'Langue source',
      group: 'langues',
      required: true,
      initial: 'fr',
      list: true,
      filterable: true,
    }),
    languesCibles: choices(LANGUES_CHOIX, {
      label: 'Langues cibles',
      group: 'langues',
      required: true,
      list: true,
      filterable: true,
    }),
    anglais: choice(ANGLAIS, { label: 'Anglais', group: 'langues', required: true, initial: 'en-GB', advanced: true }),
    portugais: choice(PORTUGAIS, {
      label: 'Portugais',
      group: 'langues',
      required: true,
      initial: 'pt-PT',
      advanced: true,
    }),
    formalites: list(
      {
        langue: choice(LANGUES_CHOIX, { label: 'Langue', required: true }),
        formalite: choice(FORMALITES, { label: 'Formalité', required: true, initial: 'soutenue' }),
      },
      {
        label: 'Formalité',
        help: 'Par langue\u00a0; sans ligne, soutenue. Sans effet en anglais, en chinois et en coréen.',
        group: 'langues',
        itemTitle: 'langue',
        most: 20,
        advanced: true,
      },
    ),
    champs: choices(CHAMPS_TRADUITS, {
      label: 'Textes',
      group: 'contenu',
      required: true,
      initial: ['resume', 'description'],
      filterable: true,
    }),
    champsAjoutes: references({
      label: 'Champs ajoutés',
      help: 'Ceux du dictionnaire qui sont traduisibles.',
      to: 'champ',
      group: 'contenu',
      advanced: true,
    }),
    types: choices(TYPES_BRIDGE, { label: 'Types d’objets', help: 'Vide\u00a0: tous.', group: 'contenu' }),
    selection: reference({
      label: 'Sélection',
      help: 'Vide\u00a0: tous les objets publiés.',
      to: 'selection',
      group: 'contenu',
    }),
    glossaire: json(glossaireSchema, {
      label: 'Glossaire',
      help: 'Un terme sans traduction reste tel quel\u00a0: noms de lieux, de produits, de marques.',
      group: 'mots',
      widget: 'glossaire',
      words: (termes) => termes.map(termeEnMots),
      initial: [],
    }),
    contexte: longText({
      label: 'Contexte',
      help: 'Envoyé avec chaque texte, jamais traduit\u00a0: «\u00a0Textes de tourisme, montagne, familles\u00a0».',
      group: 'mots',
      longest: 1_000,
    }),
    balisesIgnorees: text({
      label: 'Balises à laisser',
      help: 'Leur contenu n’est pas traduit. Séparées par des virgules\u00a0: code, kbd.',
      group: 'mots',
      advanced: true,
    }),
    mode: choice(MODES_DE_TRADUCTION, { label: 'Quand', group: 'rythme', required: true, initial: 'demande' }),
    budget: number({
      label: 'Budget',
      help: 'Caractères par mois. Vide\u00a0: sans limite. Une fois atteint, plus rien n’est envoyé.',
      group: 'rythme',
      min: 0,
      max: 1_000_000_000,
      integer: true,
      unit: 'caractères',
    }),
    alerte: number({
      label: 'Prévenir à',
      help: 'Du budget du mois.',
      group: 'rythme',
      required: true,
      initial: 80,
      min: 1,
      max: 100,
      integer: true,
      unit: '%',
    }),
    priorite: reference({
      label: 'Objets d’abord',
      help: 'Les mieux notés de ce profil passent les premiers.',
      to: 'scoring',
      startsAs: 'scoring_par_defaut',
      group: 'rythme',
    }),
    relecture: boolean({
      label: 'Attendre une relecture',
      help: 'Rien n’est montré avant qu’une personne ait accepté la traduction.',
      group: 'relecture',
      initial: true,
    }),
    marquage: boolean({
      label: 'Dire «\u00a0traduction automatique\u00a0» au public',
      group: 'relecture',
      initial: true,
    }),
  },
});
export type ConfigTraduction = RecordOf<typeof configTraduction>;
