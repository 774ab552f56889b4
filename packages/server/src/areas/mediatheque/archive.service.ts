import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BridgeError, type FichierAnalyse, LARGEST_MEDIA } from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import { createTour } from '../../platform/tour.ts';
import { type EntreeZip, openZip, type Zip } from '../../sources/reading/zip.ts';
import { FluxIllisible } from '../../sources/source.ts';
import { raisonDe, refus } from './analyse/refus.ts';
import { atMost, type Depot } from './depot.service.ts';
import { dossierDeLEntree } from './media.rules.ts';

const LARGEST_ARCHIVE = 1_000_000_000;
/** As many as a person looks at, in an archive that still opens in the time that they wait. */
const MOST_FILES = 150;
/** Folders, and what a Mac puts beside each file, count among the entries. */
const LIMITES = { entrees: 4 * MOST_FILES, total: 2_000_000_000, nom: 512 };
/** One at a time: an archive is large. */
const inTurn = createTour(1, 5);

interface Lot {
  readonly fichiers: FichierAnalyse[];
  readonly refuses: { readonly nom: string; readonly raison: string }[];
}

/** The files of an archive: the whole of it is judged before one byte of any is inflated, then each enters or says why not. */
export function depositFiles(depot: Depot, body: Readable, acteur: Acteur): Promise<Lot> {
  return inTurn(() =>
    depot.avecArrivee(acteur, async (chemin) => {
      await pipeline(body, atMost(LARGEST_ARCHIVE), createWriteStream(chemin, { flags: 'wx' }));
      const zip = await openZip(chemin, LIMITES).catch(inWords);
      try {
        if (zip.entrees.length > MOST_FILES) throw tooMany();
        return await entreesDe(zip, depot, acteur);
      } finally {
        zip.close();
      }
    }),
  );
}

const tooMany = () =>
  refus(`L’archive contient plus de ${MOST_FILES} fichiers\u00a0: répartissez-les en plusieurs archives.`);

type Issue = { readonly fichier: FichierAnalyse } | { readonly nom: string; readonly raison: string };

/** Two at once, as the depot takes them; the answer is in the order of the archive. */
async function entreesDe(zip: Zip, depot: Depot, acteur: Acteur): Promise<Lot> {
  const issues: Issue[] = [];
  const waiting = zip.entrees.entries();
  const work = async () => {
    for (const [rang, entree] of waiting) issues[rang] = await issueDe(entree, depot, acteur);
  };
  // Nobody reads the archive any more when it is closed.
  const ended = await Promise.allSettled([work(), work()]);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return {
    fichiers: issues.flatMap((issue) => ('fichier' in issue ? [issue.fichier] : [])),
    refuses: issues.flatMap((issue) => ('fichier' in issue ? [] : [issue])),
  };
}

async function issueDe({ nom, taille, octets }: EntreeZip, depot: Depot, acteur: Acteur): Promise<Issue> {
  try {
    if (taille > LARGEST_MEDIA) throw refus(`Ce fichier dépasse ${LARGEST_MEDIA / 1e6}\u00a0Mo.`);
    const body = Readable.from(octets(), { objectMode: false });
    const given = { nom, acteur, origine: 'depot', lu: { dossier: dossierDeLEntree(nom) } } as const;
    return { fichier: await depot.deposit(body, given).catch(inWords) };
  } catch (error) {
    if (!(error instanceof BridgeError) || error.errorName !== 'invalidInput') throw error;
    return { nom: nom.slice(-200), raison: raisonDe(error) };
  }
}

/** What the reader of archives says is for people already. */
function inWords(error: unknown): never {
  throw error instanceof FluxIllisible ? refus(error.message) : error;
}
