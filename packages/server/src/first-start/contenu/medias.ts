import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileValue, MediaRecord } from '@bridge/contract';
import type { Depot } from '../../areas/mediatheque/fichiers/depot.service.ts';
import { say } from '../../areas/web/pret/textes.ts';
import { ASSETS } from '../../assets.ts';
import { type Author, demonstrateur } from '../demonstrateur.ts';
import { renderPhoto } from '../territoire/photo/photo.ts';
import { type Fabrique, jourApres } from './fabrique.ts';
import type { Numeros } from './numeros.ts';

/** Puts a file into the store, as its author would. */
export type Deposit = (
  fichier: { readonly nom: string; readonly contenu: Buffer },
  auteur: Author,
) => Promise<FileValue>;

export function depositBy(depot: Depot): Deposit {
  return async ({ nom, contenu }, auteur) => {
    const origine = { nom, acteur: demonstrateur(auteur), origine: 'depot' } as const;
    return (await depot.deposit(Readable.from([contenu], { objectMode: false }), origine)).fichier;
  };
}

interface MediaDeDemonstration extends Partial<MediaRecord> {
  readonly titre: MediaRecord['titre'];
  readonly alternatif: MediaRecord['alternatif'];
}

const CREDIT = 'Aubrelande tourisme';
const TAILLE = { largeur: 1_800, hauteur: 1_200 };

/** The photos of the region, by their scene. */
const PHOTOS = {
  'table-4': {
    titre: say('Table d’auberge', 'Inn table', 'Gasthaustisch'),
    alternatif: say('Une table dressée dans une auberge', 'A table laid in an inn', 'Ein gedeckter Tisch im Gasthaus'),
    dossier: 'Gastronomie',
  },
  'maison-7': {
    titre: say('Maison d’hôtes', 'Guest house', 'Gästehaus'),
    alternatif: say('Une maison d’hôtes et son jardin', 'A guest house and its garden', 'Ein Gästehaus mit Garten'),
    dossier: 'Hébergements',
  },
  'lac-2': {
    titre: say('Le lac d’Ambre', 'Lake Ambre', 'Der Ambre-See'),
    alternatif: say('Un lac entouré de collines', 'A lake among hills', 'Ein See zwischen Hügeln'),
    dossier: 'Paysages',
    saison: 'ete',
    cadrage: { focal: { x: 0.5, y: 0.62 }, recadrages: [] },
  },
  'fete-3': {
    titre: say('Bal de l’été', 'Summer ball', 'Sommerball'),
    alternatif: say('Un bal sous les lampions', 'A ball under paper lanterns', 'Ein Ball unter Lampions'),
    dossier: 'Événements',
    saison: 'ete',
  },
  'sentier-5': {
    titre: say('Sentier des crêtes', 'Ridge path', 'Kammweg'),
    alternatif: say(
      'Un sentier qui monte entre les prés',
      'A path climbing between meadows',
      'Ein Pfad zwischen Wiesen',
    ),
    dossier: 'Paysages/Randonnée',
    saison: 'automne',
  },
  'chateau-1': {
    titre: say('Château de Malbrume', 'Malbrume castle', 'Schloss Malbrume'),
    alternatif: say('Un château sur sa colline', 'A castle on its hill', 'Ein Schloss auf seinem Hügel'),
    dossier: 'Patrimoine',
    statut: 'a-valider',
  },
} as const satisfies Readonly<Record<string, MediaDeDemonstration>>;

/** The visuals of advertisers, as their printers made them. */
const VISUELS = {
  'annonce-pleine-page': {
    titre: say(
      'Annonce de la Fromagerie de l’Ambre',
      'Fromagerie de l’Ambre advert',
      'Anzeige der Fromagerie de l’Ambre',
    ),
    alternatif: say(
      'Trois meules de fromage devant les montagnes\u00a0: la cave d’affinage se visite tous les jours.',
      'Three wheels of cheese before the mountains: the cellar may be visited every day.',
      'Drei Käselaibe vor den Bergen: Der Reifekeller kann täglich besichtigt werden.',
    ),
    dossier: 'Annonces',
    credit: 'Fromagerie de l’Ambre',
  },
} as const satisfies Readonly<Record<string, MediaDeDemonstration>>;

export type Photo = keyof typeof PHOTOS;
type Visuel = keyof typeof VISUELS;
export type MediaDuContenu = Photo | Visuel;
/** The photo whose rights end soon, so that the médiathèque shows a warning. */
const BIENTOT: Photo = 'sentier-5';
const SOON = 21;

const NOMS = Object.keys(PHOTOS) as readonly Photo[];
const NOMS_DES_VISUELS = Object.keys(VISUELS) as readonly Visuel[];

/** Draws a photo of the region at the size of the médiathèque. */
export type Draw = (photo: Photo) => Promise<Buffer>;
export const renderAsMedia: Draw = (photo) => renderPhoto(photo, TAILLE);

/** Deposits the files first, since the store is outside of transactions. */
export async function depositFichiers(
  deposit: Deposit,
  draw: Draw,
  auteur: Author,
): Promise<ReadonlyMap<MediaDuContenu, FileValue>> {
  const fichiers = new Map<MediaDuContenu, FileValue>();
  for (const nom of NOMS) fichiers.set(nom, await deposit({ nom: `${nom}.jpg`, contenu: await draw(nom) }, auteur));
  for (const nom of NOMS_DES_VISUELS) {
    const contenu = await readFile(new URL(`demonstration/${nom}.pdf`, ASSETS));
    fichiers.set(nom, await deposit({ nom: `${nom}.pdf`, contenu }, auteur));
  }
  return fichiers;
}

export async function createMedias(
  { make }: Fabrique,
  fichiers: ReadonlyMap<MediaDuContenu, FileValue>,
  jour: string,
): Promise<Numeros> {
  const numeros = new Map<string, number>();
  for (const nom of NOMS) {
    const droits = nom === BIENTOT ? { du: null, au: jourApres(jour, SOON) } : null;
    const media = { ...PHOTOS[nom], fichier: fichiers.get(nom), credit: CREDIT, licence: 'propriete', droits };
    numeros.set(nom, await make('media', media));
  }
  for (const nom of NOMS_DES_VISUELS)
    numeros.set(nom, await make('media', { ...VISUELS[nom], fichier: fichiers.get(nom), licence: 'cession' }));
  return numeros;
}
