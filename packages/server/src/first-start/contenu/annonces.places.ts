import type { Espace, FormatAnnonce, TagAnnonce } from '@bridge/contract';
import { say, type Textes } from '../../areas/web/pret/textes.ts';
import { et, fait, types } from './regles.ts';

/** The espaces and formats of the region's régie. Codes here are replaced by numbers when records are made. */

export const FORMATS = [
  {
    code: 'fiche-en-avant',
    nom: 'Fiche mise en avant',
    canal: 'web',
    genre: 'native',
    ratio: '3/2',
    maxTitre: 60,
    maxAccroche: 90,
    consignes: 'La photo et le nom viennent de la fiche. L’accroche tient en une phrase.',
  },
  {
    code: 'bandeau',
    nom: 'Bandeau',
    canal: 'web',
    genre: 'image',
    largeur: 1200,
    hauteur: 300,
    typesFichiers: ['image/jpeg', 'image/png', 'image/webp'],
    poidsMax: 400,
    maxTitre: 0,
    maxAccroche: 0,
    variantes: [{ nom: 'Téléphone', jusquA: 600, largeur: 600, hauteur: 600 }],
    consignes: 'Le texte de l’image reste lisible sur un téléphone. Aucune animation.',
  },
  {
    code: 'texte-seul',
    nom: 'Texte seul',
    canal: 'web',
    genre: 'texte',
    maxTitre: 50,
    maxAccroche: 120,
  },
  {
    code: 'pleine-page',
    nom: 'Pleine page A5',
    canal: 'print',
    genre: 'pdf',
    unite: 'mm',
    largeur: 148,
    hauteur: 210,
    fondPerdu: 3,
    resolution: 300,
    recadrage: false,
    cmjn: true,
    typesFichiers: ['application/pdf', 'image/tiff', 'image/jpeg'],
    consignes: 'Rien d’important à moins de 5 mm du bord.',
  },
] as const satisfies readonly (Partial<Omit<FormatAnnonce, 'variantes' | 'typesFichiers'>> & {
  readonly code: string;
  readonly variantes?: readonly object[];
  readonly typesFichiers?: readonly string[];
})[];

interface TagDeDemonstration extends Partial<Omit<TagAnnonce, 'libelle' | 'code'>> {
  readonly code: 'velo' | 'famille' | 'gastronomie' | 'bien-etre';
  readonly libelle: Textes;
}

export const TAGS: readonly TagDeDemonstration[] = [
  {
    code: 'velo',
    libelle: say('Vélo', 'Cycling', 'Radfahren'),
    couleur: '#2b8a3e',
    description: 'Pages d’objets où l’on vient à vélo.',
  },
  {
    code: 'famille',
    libelle: say('En famille', 'For families', 'Für Familien'),
    couleur: '#e8590c',
    description: 'Sorties et visites, plutôt gratuites.',
    regles: et(types('activite', 'equipement', 'patrimoine'), fait('gratuit')),
  },
  {
    code: 'gastronomie',
    libelle: say('Gastronomie', 'Food and drink', 'Essen und Trinken'),
    couleur: '#c2255c',
    description: 'Tables, producteurs et dégustations.',
    regles: et(types('restaurant', 'degustation')),
  },
  {
    code: 'bien-etre',
    libelle: say('Bien-être', 'Wellness', 'Wohlbefinden'),
    couleur: '#1971c2',
    description: 'Posé à la main sur les pages de séjours.',
  },
];

interface EspaceDeDemonstration extends Partial<Omit<Espace, 'formats' | 'code'>> {
  readonly code: 'entre-les-resultats' | 'pied-de-fiche' | 'en-tete-de-l-agenda' | 'page-intercalaire';
  readonly nom: string;
  readonly formats: readonly (typeof FORMATS)[number]['code'][];
}

export const ESPACES: readonly EspaceDeDemonstration[] = [
  {
    code: 'entre-les-resultats',
    nom: 'Entre les résultats des listes',
    canal: 'web',
    emplacement: 'entre-elements',
    intervalle: 6,
    formats: ['fiche-en-avant', 'texte-seul'],
    capacite: 3,
    rotation: 'equitable',
    tarif: 160,
    uniteTarif: 'mois',
  },
  {
    code: 'pied-de-fiche',
    nom: 'Pied des fiches',
    canal: 'web',
    emplacement: 'pied-de-fiche',
    formats: ['texte-seul', 'bandeau'],
    capacite: 1,
    tarif: 120,
    uniteTarif: 'mois',
  },
  {
    code: 'en-tete-de-l-agenda',
    nom: 'En-tête de l’agenda',
    canal: 'web',
    emplacement: 'en-tete',
    formats: ['bandeau', 'texte-seul'],
    capacite: 2,
    remplissage: 'remplissage',
    tarif: 90,
    uniteTarif: 'semaine',
  },
  {
    code: 'page-intercalaire',
    nom: 'Page intercalaire du magazine',
    canal: 'print',
    emplacement: 'intercalaire',
    formats: ['pleine-page'],
    capacite: 4,
    tarif: 650,
    uniteTarif: 'parution',
  },
];
