import type { ModeleEdition, Planification, RubriqueDynamique } from '@bridge/contract';
import { say } from '../../areas/web/pret/textes.ts';
import type { CodeDeSelection } from './selections.codes.ts';
import type { CodeDeTri } from './tris.ts';
import type { FaitDuTerritoire } from './trouvailles.ts';

/** The parts of the region's printed documents. Codes here are replaced by numbers when records are made. */

interface RubriqueDeDemonstration extends Partial<Omit<RubriqueDynamique, 'selection' | 'tri' | 'blocs'>> {
  readonly code: string;
  readonly selection: CodeDeSelection;
  readonly tri: CodeDeTri;
  readonly blocs: readonly string[];
}

const parCommune = { par: 'commune', critere: null, titre: {}, ordre: 'nom' } as const;

export const RUBRIQUES: readonly RubriqueDeDemonstration[] = [
  {
    nom: 'Restaurants par commune',
    code: 'restaurants-par-commune',
    titre: say('Se restaurer', 'Eating out', 'Essen gehen'),
    chapeau: say(
      'De la table étoilée à la terrasse au bord du lac.',
      'From starred tables to lakeside terraces.',
      'Vom Sternerestaurant bis zur Terrasse am See.',
    ),
    selection: 'ou-manger',
    tri: 'par-nom',
    niveaux: [parCommune],
    blocs: ['sur-papier'],
    couleur: '#b45309',
  },
  {
    nom: 'Agenda jour par jour',
    code: 'agenda-par-jour',
    titre: say('L’agenda', 'What’s on', 'Veranstaltungen'),
    selection: 'tout-l-agenda',
    tri: 'par-prochaine-date',
    niveaux: [{ par: 'jour', critere: null, titre: {}, ordre: 'nom' }],
    plusieursJours: 'premier',
    blocs: ['sur-papier', 'horaires'],
    parRangee: 1,
    couleur: '#be185d',
    siVide: 'texte',
    texteVide: say(
      'Rien cette semaine\u00a0: profitez du calme.',
      'Nothing this week: enjoy the quiet.',
      'Diese Woche nichts: genießen Sie die Ruhe.',
    ),
  },
  {
    nom: 'Hébergements',
    code: 'hebergements',
    titre: say('Se loger', 'Where to stay', 'Übernachten'),
    selection: 'ou-dormir',
    tri: 'par-nom',
    niveaux: [{ par: 'type', critere: null, titre: {}, ordre: 'nom' }, parCommune],
    blocs: ['sur-papier', 'pictogrammes'],
    couleur: '#0b7285',
  },
];

export const GUIDE = {
  nom: 'Guide des hébergements',
  code: 'guide-hebergements',
  type: 'guide',
  langues: ['fr', 'en', 'de'],
  titre: say('Séjourner en Aubrelande', 'Staying in Aubrelande', 'Urlaub in Aubrelande'),
  sousTitre: say('Hébergements et restaurants', 'Places to stay and to eat', 'Unterkünfte und Restaurants'),
  couleurs: [{ nom: 'Aubrelande', rvb: '#0b7285', cmjn: '90 30 35 10' }],
  territoire: 'Aubrelande',
} satisfies Partial<ModeleEdition>;

export const AGENDA_HEBDO = {
  nom: 'Agenda de la semaine',
  code: 'agenda-de-la-semaine',
  type: 'agenda',
  colonnes: 1,
  multiple: '2',
  remplissage: 'rien',
  titre: say('Cette semaine en Aubrelande', 'This week in Aubrelande', 'Diese Woche in Aubrelande'),
  periode: { genre: 'jours', de: 0, a: 6 },
  territoire: 'Aubrelande',
} satisfies Partial<ModeleEdition>;

export const PLANIFICATION = {
  nom: 'Agenda du lundi',
  calendrier: { genre: 'hebdomadaire', jours: ['lundi'], heure: '06:00' },
  periode: { genre: 'relative', quand: 'cette-semaine' },
  apresImport: true,
  minimum: 3,
  diffusions: [{ genre: 'adresse' }, { genre: 'mediatheque', dossier: 'Éditions/Agenda' }],
} satisfies Partial<Planification>;

/** The facts that readers of a guide look for, with their pictograms. */
export const PICTOS_DE_LEGENDE: readonly (readonly [FaitDuTerritoire, string])[] = [
  ['piscine', 'pool'],
  ['terrasse', 'sun'],
  ['parking', 'parking'],
  ['jardin', 'trees'],
  ['jeux', 'baby-carriage'],
  ['borne', 'charging-pile'],
  ['abri-velo', 'bike'],
  ['wifi', 'wifi'],
  ['boutique', 'shopping-bag'],
];
