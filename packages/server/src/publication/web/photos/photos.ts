import { BridgeError, type Canal } from '@bridge/contract';
import type { Cadreur } from '../../../catalogue/photos/cadrage.ts';
import {
  createOriginaux,
  memory,
  nomDePhoto,
  type OriginauxDependencies,
  type SourceDePhoto,
  shared,
} from '../../../catalogue/photos/originaux.ts';
import { createReserveDeFichiers, dossierDeRelais, RELAIS } from '../../../catalogue/photos/reserve.ts';
import type { Room } from '../../../platform/files/room.ts';
import type { PhotoDemandee } from '../../../rendering/photo.rules.ts';

interface PhotosDependencies extends Omit<OriginauxDependencies, 'reserve' | 'relais'> {
  /** The folder where photos and their views are kept. */
  readonly dossier: string;
  readonly cadreur: Cadreur;
  /** The free room of the disk. */
  readonly room: Room;
  /** How many bytes photos may take together; photos that are only passed on may take as much again. */
  readonly most?: number;
}

const MOST = 2 * 1024 ** 3;
/** A view that could not be made is not tried again before. */
const REST = 10 * 60_000;

export type Vue =
  | { readonly etat: 'prete'; readonly contenu: Buffer; readonly relayee: boolean }
  /** The photo does not exist, or it cannot be read. */
  | { readonly etat: 'absente' };

/** Gives the views of the photos of published objets in a channel, whoever asks. */
export type Photos = (demande: PhotoDemandee, canal: Canal, visiteur: string) => Promise<Vue>;

export function createPhotos(dependencies: PhotosDependencies): Photos {
  const { clock, log, dossier, cadreur, room, most = MOST } = dependencies;
  const reserve = createReserveDeFichiers({ dossier, clock, most, room });
  const relais = createReserveDeFichiers({ dossier: dossierDeRelais(dossier), clock, most, room, lasts: RELAIS });
  const originaux = createOriginaux({ ...dependencies, reserve, relais });
  const making = shared<Buffer | null>();
  const failed = memory<true>(clock, REST);

  async function make(
    demande: PhotoDemandee,
    vue: string,
    source: SourceDePhoto,
    visiteur: string,
  ): Promise<Buffer | null> {
    const fichier = await originaux.bring(demande, source, visiteur);
    if (fichier === null) return null;
    const zone = await originaux.partDe(demande, demande.ratio);
    const contenu = await cadreur.crop(visiteur, fichier, { ...demande, zone });
    // A full disk does not keep anybody from seeing the view.
    await (source.relayee ? relais : reserve)
      .keep(vue, contenu)
      .catch((error: unknown) => log.warn({ err: error }, 'a photo is not kept'));
    return contenu;
  }

  return async (demande, canal, visiteur) => {
    const { objet, largeur, ratio, focale, format } = demande;
    const photo = nomDePhoto(demande);
    const vue = `${photo}/${largeur}-${ratio?.replace('/', 'x') ?? 'libre'}-${focale}.${format}`;
    const source = await originaux.sourceDe(demande, canal);
    if (source === null) return { etat: 'absente' };
    const relayee = source?.relayee ?? false;
    const kept = await (relayee ? relais : reserve).read(vue);
    if (kept !== null) return { etat: 'prete', contenu: kept, relayee };
    if (source === undefined) throw new BridgeError('unavailable');
    if (failed.get(photo)) return { etat: 'absente' };
    try {
      const contenu = await making(vue, () => make(demande, vue, source, visiteur));
      return contenu === null ? { etat: 'absente' } : { etat: 'prete', contenu, relayee };
    } catch (error) {
      // Too many wait: the photo is not at fault.
      if (error instanceof BridgeError) throw error;
      failed.set(photo, true);
      log.info({ objet, raison: error instanceof Error ? error.message : '' }, 'a photo cannot be shown');
      return { etat: 'absente' };
    }
  };
}
