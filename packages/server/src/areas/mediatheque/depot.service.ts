import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BridgeError, type FichierAnalyse, LARGEST_MEDIA } from '@bridge/contract';
import type { Entry } from '../../crud/registry.ts';
import type { Acteur } from '../../platform/auth/acteur.ts';
import type { Clock } from '../../platform/clock.ts';
import { measuring } from '../../platform/files/empreinte.ts';
import type { Files } from '../../platform/files/files.ts';
import { createTour } from '../../platform/tour.ts';
import type { Db } from '../../schema.ts';
import { analyzeFichier } from './analyse/analyse.ts';
import type { Lu } from './analyse/lu.rules.ts';
import { refus } from './analyse/refus.ts';
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
import { ensureRoom, ensureSomeRoom } from './quota.service.ts';
import { putInSuspens } from './suspens.repository.ts';

export interface DepotDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: Files;
  /** A folder of this server where files lie while they are looked at. */
  readonly arrivees: string;
  /** The resource of media. */
  readonly entry: Entry;
}

export interface Origine {
  readonly nom: string;
  readonly acteur: Acteur;
  readonly origine: Details['origine'];
  /** What is known of it besides what it says itself: it goes first. */
  readonly lu?: Partial<Lu>;
}

export interface Depot {
  deposit(body: Readable, origine: Origine): Promise<FichierAnalyse>;
  /** Lends a path of that folder to somebody whose entity has room left; whatever is left there is removed. */
  avecArrivee<T>(acteur: Acteur, work: (chemin: string) => Promise<T>): Promise<T>;
}

/** Two at once leave the rest of the server alone. */
const ENSEMBLE = 2;
const ATTENTE = 100;

/** The way of every file into the store: received, looked at, cleaned, kept, and only then known. */
export function createDepot(dependencies: DepotDependencies): Depot {
  const { db, clock, files, arrivees, entry } = dependencies;
  const inTurn = createTour(ENSEMBLE, ATTENTE);

  async function avecArrivee<T>({ entiteId }: Acteur, work: (chemin: string) => Promise<T>): Promise<T> {
    await ensureSomeRoom(db, entiteId, clock.now());
    await mkdir(arrivees, { recursive: true });
    const chemin = join(arrivees, `${randomUUID()}.part`);
    try {
      return await work(chemin);
    } finally {
      await rm(chemin, { force: true });
    }
  }

  async function keep(chemin: string, empreinteRecue: string, { nom, acteur, origine, lu }: Origine) {
    const analyse = await analyzeFichier(chemin, nom);
    const id = randomUUID();
    const cle = cleDuFichier(id);
    const made = analyse.vues;
    const vues = made === null ? [] : VUES_GARDEES;
    await putInSuspens(db, id, clock.now());
    try {
      const kept = await files.put(cleOriginal(cle), analyse.contenu());
      if (made !== null)
        for (const vue of vues) await files.put(cleDeVue(cle, vue), Readable.from([made[vue]], { objectMode: false }));
      const { type, genre, perceptuelle, largeur, hauteur, resolution, duree, profil, couleur } = analyse;
      const details = { profil, couleur, resolution, origine };
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
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        await ensureRoom(tx, acteur.entiteId, kept.taille, at);
        await addFichier(tx, known, at, acteur.userId);
      });
      return { fichier: known, lu: { ...analyse.lu, ...lu } };
    } catch (error) {
      // What has no row is nobody's. Where this fails too, the maintenance does it.
      await erase({ db, files }, id).catch(() => undefined);
      throw error;
    }
  }

  return {
    avecArrivee,
    deposit: (body, origine) =>
      avecArrivee(origine.acteur, async (chemin) => {
        const { through, result } = measuring();
        await pipeline(body, atMost(LARGEST_MEDIA), through, createWriteStream(chemin, { flags: 'wx' }));
        const { empreinte } = result();
        const { fichier, lu } = await inTurn(() => keep(chemin, empreinte, origine));
        return reponse(db, entry, fichier, lu, origine.acteur);
      }),
  };
}

/** What is left to the database and to the rest, once the largest archive is here. */
const LEFT_FREE = 1_500_000_000;

/** A depot that takes nothing more while the disk is nearly full: the database lies there too. */
export function tantQuIlYADeLaPlace(depot: Depot, diskSpace: () => Promise<{ readonly libre: number }>): Depot {
  const ensure = async () => {
    if ((await diskSpace()).libre < LEFT_FREE) throw new BridgeError('diskFull');
  };
  return {
    deposit: async (body, origine) => {
      await ensure();
      return depot.deposit(body, origine);
    },
    avecArrivee: async (acteur, work) => {
      await ensure();
      return depot.avecArrivee(acteur, work);
    },
  };
}

/** Cuts a body that says less than it holds, or does not say. */
export function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(refus(`Ce fichier dépasse ${bytes / 1e6}\u00a0Mo\u00a0: réduisez-le puis déposez-le.`));
      else done(null, chunk);
    },
  });
}

async function reponse(db: Db, entry: Entry, fichier: Fichier, lu: Lu, acteur: Acteur): Promise<FichierAnalyse> {
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
    apercu: adresseDApercu(fichier),
    lu,
    doublons,
    ressemblants: perceptuelle === null ? [] : await ressemblantsDe(db, entry, acteur, perceptuelle, known),
  };
}
