import type { Readable } from 'node:stream';
import { carte as carteResource, type MediaRecord } from '@bridge/contract';
import { type Calque, LARGEST_CALQUE } from '../../../catalogue/calque/calque.ts';
import { atOnce } from '../../../catalogue/selection/evaluation.repository.ts';
import { mediaFor } from '../../../composition/media.ts';
import type { Db } from '../../../schema.ts';
import { endOfPublication } from '../../publication.repository.ts';
import { CLE } from '../cles.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import type { Visite } from '../pages/composition.ts';
import { CLES_COMMUNES, languesDe, openCadreDeSite } from '../pages/page.ts';
import { writeCalque } from '../sorties/geojson.ts';
import type { Sortie } from '../sorties/sortie.ts';
import { carteDuSite } from './infobulle.service.ts';

export interface FichiersDeCartes {
  /** Opens the file of a media by its id, or null when it is gone. */
  readonly open: (id: string) => Promise<Readable | null>;
  /** Draws a file for the maps of a site, beside the server: files of people are never read in the process that answers. */
  readonly read: (site: string, contenu: Buffer) => Promise<Calque | null>;
}

interface Demandee {
  readonly carte: number;
  /** Counted from one, among the calques of the map. */
  readonly rang: number;
}

/** A file that a map draws beside its objets, light, as GeoJSON. Null without such a map, or when the web may not show it. */
export async function calqueDeCarte(
  db: Db,
  visite: Visite,
  demandee: Demandee,
  fichiers: FichiersDeCartes,
): Promise<Sortie | null> {
  const found = await atOnce(db, (tx) => find(tx, visite, demandee));
  if (found === null) return null;
  // Outside of the transaction: a file takes no connection while it is read.
  const calque = await calqueOf(found.media, visite.site, fichiers);
  return calque && { ...found.sortie, corps: writeCalque(calque) };
}

async function find(tx: Db, visite: Visite, { carte: id, rang }: Demandee) {
  const cadre = await openCadreDeSite(tx, configPubliee(tx, visite.at), visite);
  if (cadre === undefined || !languesDe(cadre.site).includes(visite.langue)) return null;
  const { site } = cadre;
  const { carte, listes } = await carteDuSite(cadre, id);
  const calque = carte?.calques[rang - 1];
  const media = calque?.genre === 'fichier' ? await mediaFor('web', cadre, calque.fichier.id) : 'absent';
  if (typeof media === 'string' || media.genre !== 'trace') return null;
  return {
    media,
    sortie: {
      type: 'application/geo+json; charset=utf-8',
      nomDeFichier: `calque-${id}-${rang}.geojson`,
      cles: [
        CLE.site(site.id),
        CLE.carte(id),
        CLE.media(media.id),
        ...listes.map((liste) => CLE.liste(liste)),
        ...CLES_COMMUNES,
      ],
      perime: cadre.peremption.le(),
      fin: await endOfPublication(tx, carteResource.id, id),
      fraicheur: site.cache,
    },
  };
}

async function calqueOf({ fichier }: MediaRecord, site: string, { open, read }: FichiersDeCartes) {
  const file = await open(fichier.id);
  const contenu = file && (await contenuDe(file));
  return contenu && read(site, contenu);
}

/** Null for a file that is too heavy: one that took the place of another after the map was saved. */
async function contenuDe(file: Readable): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of file) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    pieces.push(bytes);
    if (length > LARGEST_CALQUE) return null;
  }
  return Buffer.concat(pieces);
}
