import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BridgeError, type FichierAnalyse, LARGEST_MEDIA } from '@bridge/contract';
import type { Entry } from '../../../crud/registry.ts';
import { isAnswered, knownAnswer, type Write } from '../../../crud/write/writing.ts';
import type { Acteur, Cle } from '../../../platform/auth/acteur.ts';
import { isOfNoEntity } from '../../../platform/auth/identity.ts';
import type { Clock } from '../../../platform/clock.ts';
import { measuring } from '../../../platform/files/empreinte.ts';
import type { Files, Kept } from '../../../platform/files/files.ts';
import type { Room } from '../../../platform/files/room.ts';
import type { Db } from '../../../schema.ts';
import type { Analyse } from '../analyse/analyse.ts';
import { fluxDe, reecritureDe } from '../analyse/lecteur.ts';
import type { Lu } from '../analyse/lu.rules.ts';
import { refus } from '../analyse/refus.ts';
import { ensureRoom, ensureSomeRoom } from '../stockage/quota.service.ts';
import { putInSuspens } from '../stockage/suspens.repository.ts';
import {
  addFichier,
  type Details,
  doublonsDe,
  type Fichier,
  ressemblantsDe,
  VUES_GARDEES,
} from './fichier.repository.ts';
import { erase } from './fichiers.entretien.ts';
import { adresseDApercu, cleDeVue, cleDuFichier, cleOriginal } from './fichiers.ts';

export interface DepotDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly write: Write;
  readonly files: Files;
  /** The free room of the disk. */
  readonly room: Room;
  /** A folder of this server for files that are being looked at. */
  readonly arrivees: string;
  /** Reads a file by its content, in the name of an entity. */
  readonly analyze: Analyze;
  /** The resource of media. */
  readonly entry: Entry;
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
}

export type Analyze = (entiteId: number | null, fichier: string, nom: string) => Promise<Analyse>;

export interface Origine {
  readonly nom: string;
  readonly acteur: Acteur;
  readonly origine: Details['origine'];
  /** Facts known besides those in the file, and preferred to them. */
  readonly lu?: Partial<Lu>;
  /** The key of the request, once the content is known: given twice, a file is answered as the first time. */
  readonly cle?: (empreinte: string) => Cle | undefined;
}

export interface Depot {
  deposit(body: Readable, origine: Origine): Promise<FichierAnalyse>;
  /** Lends a path of the folder, when the entity has room left; whatever is left at that path is removed. */
  avecArrivee<T>(origine: Pick<Origine, 'acteur' | 'cle'>, work: (chemin: string) => Promise<T>): Promise<T>;
  /** Writes a body to a lent path. */
  receive(body: Readable, chemin: string, largest: number): Promise<Kept>;
}

/** The way of every file into the store: received, looked at, cleaned, kept, and only then known. */
export function createDepot(dependencies: DepotDependencies): Depot {
  const { db, clock, write, files, room, arrivees, entry, analyze, filesUrl } = dependencies;

  const avecArrivee: Depot['avecArrivee'] = async ({ acteur, cle }, work) => {
    // In nobody's name, no quota would count the file.
    if (isOfNoEntity(acteur)) throw new BridgeError('accessDenied');
    // A repeated request gets the first answer, even when that file took the last of the room.
    if (!(await isAnswered(db, acteur, cle?.('')))) {
      await room.ensure();
      await ensureSomeRoom(db, acteur.entiteId, clock.now());
    }
    await mkdir(arrivees, { recursive: true });
    const chemin = join(arrivees, `${randomUUID()}.part`);
    try {
      return await work(chemin);
    } finally {
      for (const left of [chemin, reecritureDe(chemin)]) await rm(left, { force: true });
    }
  };

  const receive: Depot['receive'] = async (body, chemin, largest) => {
    const { through, result } = measuring();
    await pipeline(body, atMost(largest), room.watch(), through, createWriteStream(chemin, { flags: 'wx' }));
    return result();
  };

  async function keep(chemin: string, empreinteRecue: string, given: Origine): Promise<FichierAnalyse> {
    const { nom, acteur, origine } = given;
    const demande = { acteur, cle: given.cle?.(empreinteRecue) };
    const first = await knownAnswer<FichierAnalyse>(db, acteur, demande.cle);
    if (first !== undefined) return first;
    const analyse = await analyze(acteur.entiteId, chemin, nom);
    const id = randomUUID();
    const cle = cleDuFichier(id);
    const made = analyse.vues;
    const vues = made === null ? [] : VUES_GARDEES;
    await putInSuspens(db, id, clock.now());
    try {
      const kept = await files.put(cleOriginal(cle), fluxDe(analyse.contenu));
      if (made !== null)
        for (const vue of vues) await files.put(cleDeVue(cle, vue), Readable.from([made[vue]], { objectMode: false }));
      const { type, genre, perceptuelle, largeur, hauteur, resolution, duree, profil, couleur, faits } = analyse;
      const details = { profil, couleur, resolution, faits, origine };
      const fichier = {
        id,
        cle,
        nom: analyse.nom,
        type,
        genre,
        ...kept,
        empreinteRecue,
        perceptuelle,
        largeur,
        hauteur,
        duree,
      };
      const known: Fichier = { ...fichier, vues, details };
      const answer = await write(demande, async ({ tx, at }) => {
        await ensureRoom(tx, acteur.entiteId, kept.taille, at);
        await addFichier(tx, known, at, acteur.userId);
        return reponse(tx, { entry, filesUrl, acteur }, known, { ...analyse.lu, ...given.lu });
      });
      // The same file came twice at once: the other one is kept. The maintenance erases this one if that fails.
      if (answer.fichier.id !== id) await erase({ db, files }, id).catch(() => undefined);
      return answer;
    } catch (error) {
      // A file without a row belongs to nobody. If it cannot be erased here, the maintenance does it.
      await erase({ db, files }, id).catch(() => undefined);
      throw error;
    }
  }

  return {
    avecArrivee,
    receive,
    deposit: (body, origine) =>
      avecArrivee(origine, async (chemin) => {
        const { empreinte } = await receive(body, chemin, LARGEST_MEDIA);
        return keep(chemin, empreinte, origine);
      }),
  };
}

/** Cuts a body that is longer than it says, or does not say its length. */
function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(refus(`Ce fichier dépasse ${bytes / 1e6}\u00a0Mo\u00a0: réduisez-le puis déposez-le.`));
      else done(null, chunk);
    },
  });
}

interface ReponseDependencies extends Pick<DepotDependencies, 'entry' | 'filesUrl'> {
  readonly acteur: Acteur;
}

async function reponse(
  db: Db,
  { entry, filesUrl, acteur }: ReponseDependencies,
  fichier: Fichier,
  lu: Lu,
): Promise<FichierAnalyse> {
  const { id, nom, genre, type, taille, largeur, hauteur, duree, perceptuelle, details } = fichier;
  const doublons = await doublonsDe(db, entry, acteur, fichier);
  const known = doublons.map((media) => media.id);
  return {
    fichier: { id, nom },
    genre,
    typeMime: type,
    poids: taille,
    largeur,
    hauteur,
    resolution: details.resolution ?? null,
    duree,
    apercu: adresseDApercu(filesUrl, fichier),
    lu,
    doublons,
    ressemblants: perceptuelle === null ? [] : await ressemblantsDe(db, entry, acteur, perceptuelle, known),
  };
}
