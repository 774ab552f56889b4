import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FicheImprimee } from '../document.fiche.ts';
import type { RubriqueImprimee } from '../document.parties.ts';
import type { DocumentImprime } from '../document.ts';
import { FICHIERS } from '../dossier.ts';
import { motsImprimes } from '../mots.words.ts';
import type { Gabarits } from '../projet.ts';

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

/** A small document, as it is before it is drawn. */
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

/** The folder of a document, ready to be drawn. */
export async function dossierDEssai(
  document: DocumentImprime,
  gabarits: Gabarits = gabaritsDEssai(),
  images: Readonly<Record<string, Uint8Array>> = {},
): Promise<string> {
  const dossier = await mkdtemp(join(tmpdir(), 'bridge-tirage-'));
  await mkdir(join(dossier, FICHIERS.images));
  await writeFile(join(dossier, FICHIERS.document), JSON.stringify(document));
  await writeFile(join(dossier, FICHIERS.gabarits), JSON.stringify(gabarits));
  for (const [name, bytes] of Object.entries(images)) await writeFile(join(dossier, name), bytes);
  return dossier;
}
