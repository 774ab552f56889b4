import { BridgeError, type Canal } from '@bridge/contract';
import type { Cadreur } from '../../../catalogue/photos/cadrage.ts';
import {
  createOriginaux,
  memory,
  nomDePhoto,
  type OriginauxDependencies,
  shared,
} from '../../../catalogue/photos/originaux.ts';
import { createReserveDeFichiers } from '../../../catalogue/photos/reserve.ts';
import type { Room } from '../../../platform/files/room.ts';
import type { PhotoDemandee } from '../../../rendering/photo.rules.ts';

interface PhotosDependencies extends Omit<OriginauxDependencies, 'reserve'> {
  /** Where photos and their views are kept. */
  readonly dossier: string;
  readonly cadreur: Cadreur;
  /** Of the disk. */
  readonly room: Room;
  /** Bytes that they may take together. */
  readonly most?: number;
}

const MOST = 2 * 1024 ** 3;
/** A view that could not be made is not tried again before. */
const REST = 10 * 60_000;

export type Vue =
  | { readonly etat: 'prete'; readonly contenu: Buffer }
  /** None such, or it cannot be had. */
  | { readonly etat: 'absente' };

/** The views of the photos of published objets in a channel, whoever asks. */
export type Photos = (demande: PhotoDemandee, canal: Canal, visiteur: string) => Promise<Vue>;

export function createPhotos(dependencies: PhotosDependencies): Photos {
  const { clock, log, dossier, cadreur, room, most = MOST } = dependencies;
  const reserve = createReserveDeFichiers({ dossier, clock, most, room });
  const originaux = createOriginaux({ ...dependencies, reserve });
  const making = shared<Buffer | null>();
  const failed = memory<true>(clock, REST);

  async function make(demande: PhotoDemandee, vue: string, url: string, visiteur: string): Promise<Buffer | null> {
    const fichier = await originaux.bring(demande, url, visiteur);
    if (fichier === null) return null;
    const zone = await originaux.partDe(demande, demande.ratio);
    const contenu = await cadreur.crop(visiteur, fichier, { ...demande, zone });
    // A full disk keeps nobody from seeing it.
    await reserve.keep(vue, contenu).catch((error: unknown) => log.warn({ err: error }, 'a photo is not kept'));
    return contenu;
  }

  return async (demande, canal, visiteur) => {
    const { objet, largeur, ratio, focale, format } = demande;
    const photo = nomDePhoto(demande);
    const vue = `${photo}/${largeur}-${ratio?.replace('/', 'x') ?? 'libre'}-${focale}.${format}`;
    const url = await originaux.sourceDe(demande, canal);
    if (url === null) return { etat: 'absente' };
    const kept = await reserve.read(vue);
    if (kept !== null) return { etat: 'prete', contenu: kept };
    if (url === undefined) throw new BridgeError('unavailable');
    if (failed.get(photo)) return { etat: 'absente' };
    try {
      const contenu = await making(vue, () => make(demande, vue, url, visiteur));
      return contenu === null ? { etat: 'absente' } : { etat: 'prete', contenu };
    } catch (error) {
      // Too many wait: the photo is not at fault.
      if (error instanceof BridgeError) throw error;
      failed.set(photo, true);
      log.info({ objet, raison: error instanceof Error ? error.message : '' }, 'a photo cannot be shown');
      return { etat: 'absente' };
    }
  };
}
