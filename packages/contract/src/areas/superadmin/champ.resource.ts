import { boolean, choice, longText, slug, text, translated } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { champHead } from './superadmin.heads.ts';

const NATURES_CHAMP = [
  { value: 'texte', label: 'Texte' },
  { value: 'html', label: 'Texte mis en forme' },
  { value: 'nombre', label: 'Nombre' },
  { value: 'prix', label: 'Prix' },
  { value: 'date', label: 'Date' },
  { value: 'periode', label: 'Période' },
  { value: 'contact', label: 'Contact' },
  { value: 'url', label: 'Lien' },
  { value: 'adresse', label: 'Adresse' },
  { value: 'geo', label: 'Position' },
  { value: 'media', label: 'Média' },
  { value: 'liste', label: 'Liste' },
] as const;

const CONFIDENTIALITES = [
  { value: 'public', label: 'Public', colour: 'green' },
  { value: 'interne', label: 'Interne', colour: 'orange' },
  { value: 'personnel', label: 'Donnée personnelle', colour: 'red' },
] as const;

/** A field of the dictionary: of the product, or added by the instance and read from each source by a path. */
export const champ = defineResource({
  ...champHead,
  table: 'champs',
  purpose: 'Le dictionnaire nomme les champs d’un objet. Ajoutez-y ceux que vos sources ont en propre.',
  title: 'libelle',
  outputs: {
    key: 'catalogue',
    // An archived field is no longer offered; what shows it already still does.
    hides: ({ confidentialite, supprimeLe }) => confidentialite !== 'public' || supprimeLe !== null,
  },
  taggable: false,
  groups: [
    { id: 'champ', title: 'Champ', help: 'Son nom et ce qu’il contient.' },
    {
      id: 'chemins',
      title: 'Chemin dans chaque source',
      help: 'Où lire la valeur dans la fiche brute, par exemple informationsHotellerie.numeroClassement. Relu au prochain import.',
    },
    { id: 'usage', title: 'Usage' },
  ],
  fields: {
    libelle: translated({
      registre: false,
      label: 'Libellé',
      group: 'champ',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
    }),
    code: slug({
      label: 'Code',
      help: 'Il désigne le champ dans les correspondances, les blocs et l’API.',
      from: 'libelle',
      group: 'champ',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre champ.',
    }),
    groupe: text({ label: 'Groupe', group: 'champ', list: true, filterable: true, sortable: true }),
    nature: choice(NATURES_CHAMP, {
      label: 'Nature',
      group: 'champ',
      required: true,
      initial: 'texte',
      list: true,
      filterable: true,
    }),
    multiple: boolean({ label: 'Plusieurs valeurs', group: 'champ' }),
    traduisible: boolean({ label: 'Traduisible', group: 'champ', filterable: true }),
    unite: text({ label: 'Unité', group: 'champ', longest: 20 }),
    /** Whether it is a field of the product, whose paths are in the code. */
    systeme: boolean({ label: 'Champ de Bridge', group: 'champ', readOnly: true, list: true, filterable: true }),
    cheminTourinsoft: text({ label: 'Tourinsoft', group: 'chemins', longest: 300 }),
    cheminLei: text({ label: 'LEI', group: 'chemins', longest: 300 }),
    cheminApidae: text({ label: 'Apidae', group: 'chemins', longest: 300 }),
    cheminDatatourisme: text({ label: 'DATAtourisme', group: 'chemins', longest: 300 }),
    confidentialite: choice(CONFIDENTIALITES, {
      label: 'Confidentialité',
      help: 'Une donnée personnelle ou interne ne sort jamais d’elle-même. Un champ ajouté est interne tant que vous ne le rendez pas public.',
      group: 'usage',
      required: true,
      initial: 'interne',
      list: true,
      filterable: true,
    }),
    exemple: text({ label: 'Exemple', group: 'usage' }),
    description: longText({ label: 'Description', group: 'usage', longest: 1_000 }),
    deprecie: boolean({ label: 'Déprécié', group: 'usage', list: true, filterable: true }),
  },
});
export type Champ = RecordOf<typeof champ>;
