import type { FicheImprimee } from '../document/document.fiche.ts';
import type { RubriqueImprimee } from '../document/document.parties.ts';
import type { DocumentImprime } from '../document/document.ts';
import { motsImprimes } from '../mots.words.ts';
import type { Gabarits } from './projet.ts';

// A document that nobody reads: drawing it once warms a process up, and tests start from it.

const VERT = { rvb: '#0b7285', cmjn: [90, 30, 35, 10] } as const;

export const ficheDEssai = (cle: string, changes: Partial<FicheImprimee> = {}): FicheImprimee => ({
  genre: 'fiche',
  cle,
  objet: 1,
  nom: `Auberge ${cle}`,
  commune: 'Malbrume',
  type: 'Hôtel',
  presentation: 'standard',
  numero: null,
  photo: null,
  vignette: 20,
  picto: null,
  code: null,
  blocs: [
    {
      titre: '',
      style: '',
      noeuds: [{ genre: 'paragraphes', paragraphes: [[{ texte: 'Une grande maison au bord de l’eau. '.repeat(5) }]] }],
    },
  ],
  ...changes,
});

export const rubriqueDEssai = (
  fiches: readonly FicheImprimee[],
  changes: Partial<RubriqueImprimee> = {},
): RubriqueImprimee => ({
  genre: 'rubrique',
  cle: 'r',
  titre: 'Se loger',
  chapeau: '',
  couleur: VERT,
  image: null,
  saut: 'page',
  parRangee: 2,
  largeur: 59.5,
  picto: null,
  blanc: null,
  ratio: 1.5,
  entreGroupes: 'aucun',
  groupes: [{ titre: 'Samedi 12 juin 2027', niveau: 1, elements: fiches }],
  texteVide: '',
  limitePages: null,
  ...changes,
});

/** A small document, before it is drawn. */
export const documentDEssai = (changes: Partial<DocumentImprime> = {}): DocumentImprime => ({
  langue: 'fr',
  canal: 'ecran',
  quadri: changes.canal === 'impression',
  profil: null,
  titre: 'Séjourner en Aubrelande',
  sousTitre: '',
  mention: 'Été 2027',
  territoire: '',
  destinataire: '',
  page: {
    largeur: 148,
    hauteur: 210,
    haut: 12,
    bas: 14,
    interieure: 14,
    exterieure: 10,
    colonnes: 2,
    gouttiere: 5,
    rectoVerso: true,
    zone: 5,
    grille: null,
    volets: null,
    fondPerdu: 0,
    traits: false,
  },
  charte: {
    titres: 'Source Serif 4',
    texte: 'Source Sans 3',
    corps: 8.5,
    principale: VERT,
    styles: {},
    logo: null,
    pied: '',
    premierNumero: 1,
    numerotation: 'exterieur',
    chapitreImpair: false,
  },
  miseEnPage: {
    equilibrer: true,
    insecables: true,
    multiple: 1,
    fichesMin: null,
    remplissage: 'rien',
    renvois: 'page',
  },
  parametres: {},
  variables: {},
  couverture: null,
  parties: [rubriqueDEssai(['0-1', '0-2', '0-3'].map((cle) => ficheDEssai(cle)))],
  mots: motsImprimes('fr'),
  complements: [],
  coupees: [],
  ruptures: [],
  blancs: {},
  ...changes,
});

export const gabaritsDEssai = (changes: Partial<Gabarits> = {}): Gabarits => ({
  edition: { base: 'guide' },
  couverture: { base: 'pleine-page' },
  sommaire: null,
  notes: {},
  ...changes,
});

/** What most documents have: a cover, contents, fiches enough to fill a page, an index. */
export function documentDExemple(): DocumentImprime {
  const cles = Array.from({ length: 12 }, (_, rank) => `0-${rank}`);
  const saut = 'page';
  return documentDEssai({
    couverture: { base: 'pleine-page', dos: false, image: null, deuxieme: null, troisieme: null, quatrieme: null },
    parties: [
      { genre: 'sommaire', base: 'classique', colonnes: 1, niveaux: 2, points: true, pictos: false, saut },
      rubriqueDEssai(cles.map((cle) => ficheDEssai(cle))),
      { genre: 'index', titre: 'Index', entrees: cles.map((cle) => ({ mots: `Auberge ${cle}`, fiches: [cle] })), saut },
    ],
  });
}
