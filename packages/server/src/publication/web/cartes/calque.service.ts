import type { Readable } from 'node:stream';
import { carte as carteResource, type MediaRecord } from '@bridge/contract';
import { readCalque } from '../../../catalogue/calque/calque.reader.ts';
import { type Calque, CalqueIllisible, calqueAllege } from '../../../catalogue/calque/calque.ts';
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
import { listesAvec } from './infobulle.service.ts';

/** Reads the file of a media by its id, or null when it is gone. */
export type ReadFichier = (id: string) => Promise<Readable | null>;

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
  readFichier: ReadFichier,
): Promise<Sortie | null> {
  const found = await atOnce(db, (tx) => find(tx, visite, demandee));
  if (found === null) return null;
  // Outside of the transaction: a file takes no connection while it is read.
  const calque = await lightOf(found.media, readFichier);
  return calque && { ...found.sortie, corps: writeCalque(calque) };
}

async function find(tx: Db, visite: Visite, { carte: id, rang }: Demandee) {
  const cadre = await openCadreDeSite(tx, configPubliee(tx, visite.at), visite);
  if (cadre === undefined || !languesDe(cadre.site).includes(visite.langue)) return null;
  const { configuration, site } = cadre;
  const carte = await configuration.publie(carteResource, id);
  const listes = await listesAvec(cadre, id);
  if (carte === undefined || !(carte.sites.includes(site.id) || listes.length > 0)) return null;
  const calque = carte.calques[rang - 1];
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
      perime: cadre.perime,
      fin: await endOfPublication(tx, carteResource.id, id),
      fraicheur: site.cache,
    },
  };
}

async function lightOf({ fichier }: MediaRecord, readFichier: ReadFichier): Promise<Calque | null> {
  const file = await readFichier(fichier.id);
  if (file === null) return null;
  try {
    return calqueAllege(await readCalque(file));
  } catch (error) {
    // A file that was let in before maps drew it.
    if (error instanceof CalqueIllisible) return null;
    throw error;
  }
}
