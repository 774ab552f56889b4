import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf } from '../../../publication/print/testing/lire.ts';
import type { DocumentImprime } from '../document/document.ts';
import type { Gabarits } from '../gabarits/projet.ts';
import { drawTirage } from '../tirage/tirage.ts';
import { dossierDEssai, ficheDEssai, gabaritsDEssai, rubriqueDEssai } from './document.ts';

/** A document drawn and read back. */
export async function drawn(
  document: DocumentImprime,
  gabarits: Partial<Gabarits> = {},
  images: Readonly<Record<string, Uint8Array>> = {},
) {
  const dossier = await dossierDEssai(document, gabaritsDEssai(gabarits), images);
  const tirage = await drawTirage(dossier);
  if (tirage.etat === 'faute') return { fautes: tirage.fautes, pages: [] as string[] };
  const { pages, acces: declare } = await readPdf(await readFile(join(dossier, 'document.pdf')));
  return { ...tirage, fautes: [], pages, declare };
}

export const saut = 'page' as const;
export const fiches = ['0-1', '0-2', '0-3'].map((cle, rank) => ficheDEssai(cle, { numero: rank + 1 }));
/** Everything that a plan may hold, but images. */
export const parties: DocumentImprime['parties'] = [
  { genre: 'sommaire', base: 'colonnes', colonnes: 2, niveaux: 2, points: true, pictos: true, saut },
  {
    genre: 'legende',
    titre: 'Légende',
    colonnes: 3,
    style: 'pastilles',
    exacte: false,
    groupes: [{ titre: 'Services', entrees: [{ picto: null, mots: 'Wifi' }] }],
    saut: 'aucun',
  },
  { genre: 'page-libre', titre: 'Bienvenue', texte: ['Un mot.'], images: [], saut },
  rubriqueDEssai(fiches),
  { genre: 'index', titre: 'Index', entrees: fiches.map(({ nom, cle }) => ({ mots: nom, fiches: [cle] })), saut },
  { genre: 'notes', gabarit: '1', base: 'carreaux', interligne: 8, pages: 1, numeroter: true, cadre: true },
];
export const couverture = {
  base: 'bandeau',
  dos: false,
  image: null,
  deuxieme: null,
  troisieme: null,
  quatrieme: null,
} as const;
export const wholeGabarits = {
  couverture: { base: 'bandeau' },
  sommaire: { base: 'colonnes' },
  notes: { 1: { base: 'carreaux' } },
} as const;
