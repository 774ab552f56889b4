import type { Carte, FicheWeb, ListeWeb, ModeleListe, Moteur, Site } from '@bridge/contract';
import { say, type Textes } from '../../areas/web/pret/textes.ts';
import type { CodeDeFiltre } from './filtres.ts';
import type { Photo } from './medias.ts';
import type { CodeDeSelection } from './selections.codes.ts';
import type { CodeDeTri } from './tris.ts';

/** The parts of the region's site. Codes here are replaced by numbers when records are made. */

export const SITE = {
  nom: 'Aubrelande tourisme',
  code: 'aubrelande',
  type: 'heberge',
  titre: say('Aubrelande', 'Aubrelande', 'Aubrelande'),
  langues: ['fr', 'en', 'de'],
  langueParDefaut: 'fr',
  couleur: '#0b7285',
  brochures: true,
  accessibilite: 'partielle',
  accessibiliteTaux: 71.5,
  accessibiliteAuditeur: 'Aubrelande tourisme',
  accessibiliteLe: '2026-09-01',
  accessibiliteContact: 'accessibilite@aubrelande.example',
  accessibiliteManques: say(
    '<p>Des photos des fournisseurs n’ont pas de texte de remplacement.</p>',
    '<p>Some photos of providers have no text alternative.</p>',
    '<p>Einige Fotos der Anbieter haben keinen Alternativtext.</p>',
  ),
  mentions: say(
    '<p>Aubrelande tourisme. Données ouvertes, territoire inventé.</p>',
    '<p>Aubrelande tourism. Open data, invented places.</p>',
    '<p>Aubrelande Tourismus. Offene Daten, erfundene Orte.</p>',
  ),
} satisfies Partial<Site>;

export const BLOCS_DE_FICHE: readonly (readonly [FicheWeb['zones'][number]['zone'], string])[] = [
  ['corps', 'presentation'],
  ['corps', 'l-essentiel'],
  ['corps', 'equipements-et-services'],
  ['corps', 'tarifs'],
  ['laterale', 'horaires'],
  ['laterale', 'contacts'],
  ['laterale', 'carte'],
  ['pied', 'liens'],
];

export const FICHE = {
  nom: 'Fiche du site',
  code: 'fiche-du-site',
  actions: ['appeler', 'ecrire', 'site', 'reserver', 'itineraire', 'agenda', 'trace', 'carnet', 'partager'],
  similaires: true,
} satisfies Partial<FicheWeb>;

export const MODELES = [
  {
    code: 'vignettes',
    nom: 'Vignettes',
    gabarit: 'grille',
    gabaritElement: 'vignette',
    badges: ['ouvert', 'classement', 'label', 'distance'],
    favoris: true,
  },
  {
    code: 'agenda',
    nom: 'Agenda',
    gabarit: 'agenda',
    gabaritElement: 'date',
    badges: ['label'],
    prix: true,
  },
] as const satisfies readonly (Partial<Omit<ModeleListe, 'gabarit' | 'gabaritElement'>> & {
  readonly gabarit: string;
  readonly gabaritElement: string;
})[];

type MoteurDeDemonstration = Partial<Omit<Moteur, 'filtres'>> & {
  readonly code: string;
  readonly filtres: readonly CodeDeFiltre[];
};

export const MOTEURS: readonly MoteurDeDemonstration[] = [
  {
    code: 'moteur-des-etablissements',
    nom: 'Moteur des établissements',
    filtres: ['type', 'commune', 'sur-place', 'prix', 'ouvert', 'autour'],
    indication: say('Un nom, une commune…', 'A name, a town…', 'Ein Name, ein Ort…'),
    synonymes: [{ mots: 'gîte, location, meublé' }, { mots: 'resto, restaurant' }],
  },
  {
    code: 'moteur-de-l-agenda',
    nom: 'Moteur de l’agenda',
    filtres: ['quand', 'commune'],
    indication: say('Un concert, une fête…', 'A concert, a fair…', 'Ein Konzert, ein Fest…'),
  },
];

interface ListeDeDemonstration
  extends Partial<Omit<ListeWeb, 'selection' | 'moteur' | 'modele' | 'carte' | 'tris' | 'titre' | 'image'>> {
  readonly code: string;
  readonly nom: string;
  readonly titre: Textes;
  readonly selection: CodeDeSelection;
  readonly moteur: string;
  readonly modele: (typeof MODELES)[number]['code'];
  readonly carte?: boolean;
  readonly image: Photo;
  readonly tris: readonly { readonly tri: CodeDeTri; readonly libelle: Textes }[];
}

const PAR_NOM = { tri: 'par-nom', libelle: say('Par nom', 'By name', 'Nach Name') } as const;

export const LISTES: readonly ListeDeDemonstration[] = [
  {
    code: 'ou-manger',
    image: 'table-4',
    nom: 'Où manger',
    titre: say('Où manger', 'Where to eat', 'Essen und Trinken'),
    introduction: say(
      '<p>Tables de village, auberges et dégustations\u00a0: de quoi s’attabler partout en Aubrelande.</p>',
      '<p>Village tables, inns and tastings: somewhere to sit down all over Aubrelande.</p>',
      '<p>Dorfgasthäuser, Wirtschaften und Verkostungen in ganz Aubrelande.</p>',
    ),
    selection: 'ou-manger',
    moteur: 'moteur-des-etablissements',
    modele: 'vignettes',
    vue: 'grille',
    parPage: 12,
    exports: ['csv', 'geojson', 'rss'],
    tris: [PAR_NOM],
  },
  {
    code: 'ou-dormir',
    image: 'maison-7',
    nom: 'Où dormir',
    titre: say('Où dormir', 'Where to stay', 'Übernachten'),
    introduction: say(
      '<p>Hôtels, chambres d’hôtes, locations et campings, au bord du lac comme en altitude.</p>',
      '<p>Hotels, guest houses, holiday homes and campsites, by the lake or up in the hills.</p>',
      '<p>Hotels, Gästezimmer, Ferienwohnungen und Campingplätze, am See und in der Höhe.</p>',
    ),
    selection: 'ou-dormir',
    moteur: 'moteur-des-etablissements',
    modele: 'vignettes',
    vue: 'mixte',
    carte: true,
    parPage: 12,
    pagination: 'voir-plus',
    tris: [PAR_NOM],
  },
  {
    code: 'a-voir-a-faire',
    image: 'lac-2',
    nom: 'À voir, à faire',
    titre: say('À voir, à faire', 'Things to do', 'Sehenswertes und Aktivitäten'),
    selection: 'a-voir-a-faire',
    moteur: 'moteur-des-etablissements',
    modele: 'vignettes',
    vue: 'grille',
    parPage: 24,
    exports: ['geojson'],
    tris: [PAR_NOM],
  },
  {
    code: 'agenda',
    image: 'fete-3',
    nom: 'Agenda',
    titre: say('Agenda', 'What’s on', 'Veranstaltungen'),
    introduction: say(
      '<p>Fêtes, marchés, concerts et visites, jour après jour.</p>',
      '<p>Fairs, markets, concerts and tours, day by day.</p>',
      '<p>Feste, Märkte, Konzerte und Führungen, Tag für Tag.</p>',
    ),
    selection: 'tout-l-agenda',
    moteur: 'moteur-de-l-agenda',
    modele: 'agenda',
    vue: 'agenda',
    parPage: 30,
    exports: ['ics', 'rss'],
    tris: [],
  },
];

export const CARTE = {
  nom: 'Carte du territoire',
  code: 'carte-du-territoire',
  titre: say('Tout sur la carte', 'Everything on the map', 'Alles auf der Karte'),
  hauteur: 560,
} satisfies Partial<Carte>;

export const COUCHES: readonly {
  readonly selection: CodeDeSelection;
  readonly nom: Textes;
  readonly couleur: string;
  readonly picto: string;
}[] = [
  { selection: 'ou-dormir', nom: say('Où dormir', 'Where to stay', 'Übernachten'), couleur: '#1971c2', picto: 'bed' },
  {
    selection: 'ou-manger',
    nom: say('Où manger', 'Where to eat', 'Essen'),
    couleur: '#c2255c',
    picto: 'tools-kitchen-2',
  },
  {
    selection: 'a-voir-a-faire',
    nom: say('À voir, à faire', 'Things to do', 'Aktivitäten'),
    couleur: '#2f9e44',
    picto: 'map-pin',
  },
];
