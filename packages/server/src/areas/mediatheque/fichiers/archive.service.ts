import { Readable } from 'node:stream';
import { BridgeError, type FichierAnalyse, LARGEST_MEDIA } from '@bridge/contract';
import type { Write } from '../../../crud/write/writing.ts';
import { allOf } from '../../../platform/all-of.ts';
import type { Cle } from '../../../platform/auth/acteur.ts';
import { digest } from '../../../platform/auth/secret.ts';
import { createTour } from '../../../platform/tour.ts';
import { type EntreeZip, openZip } from '../../../sources/reading/archives/zip.ts';
import { FluxIllisible } from '../../../sources/source.ts';
import { raisonDe, refus } from '../analyse/refus.ts';
import { dossierDeLEntree } from '../media.rules.ts';
import type { Depot, Origine } from './depot.service.ts';

const LARGEST_ARCHIVE = 1_000_000_000;
/** How many files an archive may hold: what a person looks at, and what opens while they wait. */
const MOST_FILES = 150;
/** The limits of an archive: folders, and the extra files of a Mac, count among the entries. */
const LIMITES = { entrees: 4 * MOST_FILES, total: 2_000_000_000, nom: 512 };
/** One archive at a time for each entity: an archive is large, and may be slow to come. */
const inTurn = createTour({ abreast: 10, waiting: 20, each: [{ abreast: 1, waiting: 5 }] });

type Donnee = Required<Pick<Origine, 'acteur' | 'cle'>>;
type Ouverte = Pick<Origine, 'acteur'> & { readonly cle: Cle | undefined };

/** The key of each file of an archive, derived from the archive's: a request sent again goes on where it stopped. */
function keyOfFile(cle: Cle | undefined, rang: number): Cle | undefined {
  return cle && { nom: digest(`${cle.nom} ${rang}`).toString('hex'), empreinte: cle.empreinte };
}

interface Dependencies {
  readonly depot: Depot;
  readonly write: Write;
}

interface Lot {
  readonly fichiers: FichierAnalyse[];
  readonly refuses: { readonly nom: string; readonly raison: string }[];
}

/** Adds the files of an archive: all of it is judged before any is inflated, then each file enters or says why not. */
export function depositFiles({ depot, write }: Dependencies, body: Readable, donnee: Donnee): Promise<Lot> {
  const { acteur } = donnee;
  return inTurn([String(acteur.entiteId ?? '')], () =>
    depot.avecArrivee(donnee, async (chemin) => {
      const { empreinte } = await depot.receive(body, chemin, LARGEST_ARCHIVE);
      const cle = donnee.cle(empreinte);
      // The key stands for this archive from now on; its answer is known file by file.
      if (cle !== undefined) await write({ acteur, cle }, async () => null);
      const zip = await openZip(chemin, LIMITES).catch(inWords);
      try {
        const entrees = [...zip.entrees];
        if (entrees.length > MOST_FILES) throw tooMany();
        return await entreesDe(entrees, depot, { acteur, cle });
      } finally {
        zip.close();
      }
    }),
  );
}

const tooMany = () =>
  refus(`L’archive contient plus de ${MOST_FILES} fichiers\u00a0: répartissez-les en plusieurs archives.`);

type Issue = { readonly fichier: FichierAnalyse } | { readonly nom: string; readonly raison: string };

/** Adds two files at a time, and answers in the order of the archive. */
async function entreesDe(entrees: readonly EntreeZip[], depot: Depot, { acteur, cle }: Ouverte): Promise<Lot> {
  const issues: Issue[] = [];
  const waiting = entrees.entries();
  const work = async () => {
    for (const [rang, entree] of waiting) {
      const key = keyOfFile(cle, rang);
      issues[rang] = await issueDe(entree, depot, { acteur, cle: () => key });
    }
  };
  // Both workers have ended when the archive is closed.
  await allOf([work(), work()]);
  return {
    fichiers: issues.flatMap((issue) => ('fichier' in issue ? [issue.fichier] : [])),
    refuses: issues.flatMap((issue) => ('fichier' in issue ? [] : [issue])),
  };
}

async function issueDe(entree: EntreeZip, depot: Depot, donnee: Donnee): Promise<Issue> {
  const { nom, taille } = entree;
  try {
    if (taille > LARGEST_MEDIA) throw refus(`Ce fichier dépasse ${LARGEST_MEDIA / 1e6}\u00a0Mo.`);
    const body = Readable.from(entree.octets(), { objectMode: false });
    const given = { ...donnee, nom, origine: 'depot', lu: { dossier: dossierDeLEntree(nom) } } as const;
    return { fichier: await depot.deposit(body, given).catch(inWords) };
  } catch (error) {
    if (!(error instanceof BridgeError) || error.errorName !== 'invalidInput') throw error;
    return { nom: nom.slice(-200), raison: raisonDe(error) };
  }
}

/** Passes on the errors of the archive reader, whose words are for people already. */
function inWords(error: unknown): never {
  throw error instanceof FluxIllisible ? refus(error.message) : error;
}
