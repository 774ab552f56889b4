import { boolean, choice, choices, code, number, period, text } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { isAway } from '../../kernel/resource/publication.ts';
import { defineResource } from '../../kernel/resource/resource.ts';
import { ENVIRONNEMENTS } from '../environnement.ts';
import { codePersonnaliseHead } from './superadmin.heads.ts';

const TYPES_DE_CODE = [
  { value: 'css', label: 'Styles (CSS)' },
  { value: 'js', label: 'Script (JavaScript)' },
  { value: 'html', label: 'Morceau de page (HTML)' },
] as const;

const PORTEES_DE_CODE = [
  { value: 'liste', label: 'Listes' },
  { value: 'fiche', label: 'Fiches' },
  { value: 'carte', label: 'Cartes' },
] as const;

const EMPLACEMENTS_DE_CODE = [
  { value: 'debut', label: 'Au début de la page' },
  { value: 'fin', label: 'À la fin de la page' },
] as const;

export const codePersonnalise = defineResource({
  ...codePersonnaliseHead,
  table: 'codes_personnalises',
  purpose:
    'Un code personnalisé s’ajoute aux pages publiques\u00a0: styles, script ou morceau de page. Un clic le coupe partout.',
  title: 'nom',
  outputs: { key: 'codes', hides: (code) => isAway(code) || code.actif === false },
  groups: [
    { id: 'code', title: 'Code' },
    { id: 'ou', title: 'Où et quand' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'code', required: true, list: true, sortable: true, searchable: true }),
    actif: boolean({
      label: 'Actif',
      help: 'Éteint, il disparaît de toutes les pages à l’instant.',
      group: 'code',
      initial: true,
      list: true,
      filterable: true,
    }),
    type: choice(TYPES_DE_CODE, {
      label: 'Type',
      group: 'code',
      required: true,
      initial: 'css',
      list: true,
      filterable: true,
    }),
    css: code({ label: 'Styles', language: 'css', group: 'code', when: { field: 'type', is: ['css'] } }),
    js: code({
      label: 'Script',
      help: 'Il ne s’exécute que sur les pages publiques, jamais dans la console.',
      language: 'javascript',
      group: 'code',
      when: { field: 'type', is: ['js'] },
    }),
    html: code({
      label: 'HTML',
      help: 'Sans script\u00a0: choisissez pour cela le type «\u00a0Script\u00a0».',
      language: 'html',
      group: 'code',
      when: { field: 'type', is: ['html'] },
    }),
    portees: choices(PORTEES_DE_CODE, {
      label: 'Pages',
      help: 'Vide\u00a0: toutes.',
      whenEmpty: 'Toutes',
      group: 'ou',
      list: true,
      filterable: true,
    }),
    emplacement: choice(EMPLACEMENTS_DE_CODE, {
      label: 'Emplacement',
      group: 'ou',
      required: true,
      initial: 'fin',
      when: { field: 'type', is: ['html'] },
    }),
    ordre: number({
      label: 'Ordre',
      help: 'Les plus petits d’abord.',
      group: 'ou',
      required: true,
      initial: 100,
      min: 0,
      max: 1_000,
      integer: true,
    }),
    dates: period({ label: 'Dates', help: 'Vide\u00a0: toujours.', group: 'ou' }),
    environnements: choices(ENVIRONNEMENTS, {
      label: 'Environnements',
      help: 'Vide\u00a0: tous. Essayez d’abord en recette.',
      group: 'ou',
      filterable: true,
    }),
    origines: list(
      { origine: text({ label: 'Adresse', placeholder: 'https://mesure.exemple.fr', required: true, longest: 253 }) },
      {
        label: 'Autres serveurs que ce code appelle',
        help: 'Le navigateur refuse tous les autres.',
        group: 'ou',
        itemTitle: 'origine',
        most: 20,
        advanced: true,
      },
    ),
  },
});
