import { HEURES_DU_JOUR, TONS } from '../../catalogue/ecran/ecran.choix.ts';
import { boolean, choice, date, references, text, translated } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { urgenceHead } from './display.heads.ts';
import { PORTEES_D_URGENCE } from './ecran.choix.ts';

export const urgence = defineResource({
  ...urgenceHead,
  table: 'urgences',
  purpose:
    'Un message d’urgence prend toute la place sur les écrans choisis, quoi qu’ils passent, jusqu’à sa fin\u00a0: plage fermée, alerte météo.',
  title: 'nom',
  outputs: { key: 'urgences' },
  groups: [
    { id: 'message', title: 'Message' },
    { id: 'ecrans', title: 'Écrans', help: 'Les vôtres, et ceux des entités au-dessous de la vôtre.' },
    { id: 'quand', title: 'Quand', help: 'À l’heure de chaque écran. Il s’en va de lui-même, même sans réseau.' },
  ],
  fields: {
    nom: text({
      label: 'Nom',
      help: 'Entre vous\u00a0: il n’est pas à l’écran.',
      placeholder: 'Plage du Port fermée',
      group: 'message',
      required: true,
      longest: 100,
      list: true,
      sortable: true,
      searchable: true,
    }),
    diffusee: boolean({
      label: 'À l’écran',
      help: 'Allumé et enregistré, il est sur les écrans en quelques secondes.',
      group: 'message',
      list: true,
      sortable: true,
      filterable: true,
    }),
    ton: choice(TONS, { label: 'Ton', group: 'message', required: true, initial: 'alerte', filterable: true }),
    titre: translated({ label: 'Titre', group: 'message', required: true, longest: 120, list: true, searchable: true }),
    texte: translated({ label: 'Texte', of: 'longText', group: 'message', longest: 1_000, searchable: true }),
    portee: choice(PORTEES_D_URGENCE, {
      label: 'Où',
      group: 'ecrans',
      required: true,
      initial: 'tous',
      list: true,
      filterable: true,
    }),
    groupes: list(
      {
        nom: text({
          label: 'Groupe',
          placeholder: 'Offices',
          required: true,
          longest: 60,
          widget: 'groupe-d-ecrans',
        }),
      },
      {
        label: 'Groupes',
        group: 'ecrans',
        itemTitle: 'nom',
        most: 50,
        words: { noun: { one: 'Groupe', many: 'Groupes' }, add: 'Ajouter un groupe' },
        when: { field: 'portee', is: ['groupes'] },
      },
    ),
    ecrans: references({
      label: 'Écrans',
      to: 'ecran',
      acts: true,
      group: 'ecrans',
      filterable: true,
      when: { field: 'portee', is: ['ecrans'] },
    }),
    du: date({ label: 'À partir du', help: 'Vide\u00a0: tout de suite.', group: 'quand' }),
    de: choice(HEURES_DU_JOUR, { label: 'À', placeholder: 'Minuit', group: 'quand' }),
    au: date({ label: 'Jusqu’au', group: 'quand', required: true, list: true, sortable: true, filterable: true }),
    a: choice(HEURES_DU_JOUR, {
      label: 'À',
      help: 'Vide\u00a0: à la fin de ce jour.',
      placeholder: 'Minuit',
      group: 'quand',
    }),
  },
});
export type Urgence = RecordOf<typeof urgence>;
