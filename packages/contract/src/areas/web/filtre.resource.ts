import { PERIODES_RELATIVES } from '../../catalogue/regle/periode.schemas.ts';
import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import { boolean, choice, choices, number, reference, slug, text, translated } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import {
  CIBLES_A_CHOIX,
  CIBLES_BORNEES,
  CIBLES_DE_FILTRE,
  CIBLES_NUMERIQUES,
  choixDeFiltre,
  FAITS_DE_FILTRE,
  WIDGETS_DE_FILTRE,
} from './filtre.fields.ts';
import { filtreHead } from './web.heads.ts';

export const filtre = defineResource({
  ...filtreHead,
  table: 'filtres',
  purpose:
    'Un filtre est une question que le visiteur peut poser\u00a0: type, commune, équipement, prix, dates… Il sert dans plusieurs moteurs, quelle que soit la source des objets.',
  title: 'nom',
  hints: ['cible'],
  outputs: { key: 'record' },
  groups: [
    { id: 'filtre', title: 'Filtre' },
    {
      id: 'choix',
      title: 'Choix proposés',
      help: 'Dans cet ordre. Plusieurs valeurs peuvent faire un seul choix. Vide\u00a0: tout ce que la sélection contient.',
    },
    { id: 'affichage', title: 'Affichage' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'filtre', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      help: 'Dans les adresses\u00a0: ?ce-code=valeur. Court et stable.',
      from: 'nom',
      group: 'filtre',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre filtre de cette entité.',
    }),
    cible: choice(CIBLES_DE_FILTRE, {
      label: 'Porte sur',
      group: 'filtre',
      required: true,
      initial: 'typeBridge',
      list: true,
      filterable: true,
    }),
    critere: reference({
      label: 'Critère',
      help: 'Ses équivalents des autres systèmes comptent aussi.',
      to: 'critere',
      group: 'filtre',
      when: { field: 'cible', is: ['critere'] },
    }),
    mesure: text({
      label: 'Capacité',
      help: 'Le nom de la mesure, tel que les objets l’ont\u00a0: personnes, chambres…',
      group: 'filtre',
      longest: 200,
      when: { field: 'cible', is: ['capacite'] },
    }),
    fait: choice(FAITS_DE_FILTRE, {
      label: 'Ce que l’objet a',
      group: 'filtre',
      when: { field: 'cible', is: ['fait'] },
    }),
    champ: text({
      label: 'Champ',
      help: 'Un champ public que votre instance a ajouté. Un nombre va d’un minimum à un maximum, un texte a ses choix.',
      widget: 'champ-de-filtre',
      longest: 100,
      group: 'filtre',
      when: { field: 'cible', is: ['champ'] },
    }),
    profil: reference({
      label: 'Profil de scoring',
      help: 'La note est celle que ce profil donne à chaque objet.',
      to: 'scoring',
      group: 'filtre',
      when: { field: 'cible', is: ['score'] },
    }),
    choix: choixDeFiltre,
    multiple: boolean({
      label: 'Plusieurs choix à la fois',
      group: 'choix',
      initial: true,
      when: { field: 'cible', is: CIBLES_A_CHOIX },
    }),
    tous: boolean({
      label: 'Tous les choix cochés doivent convenir',
      help: 'Sinon, un seul suffit.',
      group: 'choix',
      when: { field: 'cible', is: ['critere', 'tag', 'languesParlees', 'champ'] },
    }),
    min: number({
      label: 'Du minimum',
      group: 'choix',
      min: 0,
      max: 100_000,
      when: { field: 'cible', is: CIBLES_BORNEES },
    }),
    max: number({
      label: 'Au maximum',
      group: 'choix',
      min: 0,
      max: 100_000,
      when: { field: 'cible', is: CIBLES_BORNEES },
    }),
    departDe: number({
      label: 'Au départ, au moins',
      help: 'Jusqu’à ce que le visiteur demande autre chose.',
      group: 'choix',
      min: 0,
      max: 100_000,
      when: { field: 'cible', is: CIBLES_NUMERIQUES },
    }),
    departA: number({
      label: 'Au départ, au plus',
      group: 'choix',
      min: 0,
      max: 100_000,
      when: { field: 'cible', is: CIBLES_NUMERIQUES },
    }),
    departQuand: choice(
      PERIODES_RELATIVES.filter(({ value }) => value !== 'passe'),
      {
        label: 'Période au départ',
        help: 'Jusqu’à ce que le visiteur en choisisse une autre. Vide\u00a0: aucune.',
        group: 'choix',
        when: { field: 'cible', is: ['dates'] },
      },
    ),
    departOui: boolean({
      label: 'Coché au départ',
      help: 'Le visiteur peut le décocher.',
      group: 'choix',
      when: { field: 'cible', is: ['ouvert', 'fait'] },
    }),
    libelle: translated({ label: 'Libellé', group: 'affichage', required: true, longest: 100, searchable: true }),
    aide: translated({ label: 'Aide', group: 'affichage', longest: 200 }),
    widget: choice(WIDGETS_DE_FILTRE, {
      label: 'Présentation',
      help: 'Celles qui ne conviennent pas à ce que le filtre porte deviennent des cases. Un curseur va du minimum au maximum.',
      group: 'affichage',
      required: true,
      initial: 'cases',
      filterable: true,
    }),
    types: choices(TYPES_BRIDGE, {
      label: 'Seulement pour ces types',
      help: 'Le filtre paraît quand tous les objets proposés sont de ces types\u00a0: sur leur liste, ou une fois le type choisi. Vide\u00a0: toujours.',
      group: 'affichage',
    }),
    apres: reference({
      label: 'Seulement après le filtre',
      help: 'Il paraît une fois que le visiteur a répondu à cet autre filtre du même moteur. Vide\u00a0: toujours.',
      to: 'filtre',
      group: 'affichage',
    }),
    indexable: boolean({
      label: 'Proposer les pages filtrées aux moteurs de recherche',
      help: 'Pour les choix qui méritent une page à eux, «\u00a0Restaurants à Malbrume\u00a0»\u00a0: un seul par filtre. Plusieurs choix, une recherche ou un tri restent à l’écart.',
      group: 'affichage',
    }),
  },
});
export type Filtre = RecordOf<typeof filtre>;
