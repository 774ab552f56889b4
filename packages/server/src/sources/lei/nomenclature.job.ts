import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatNumber } from '@bridge/contract';
import { z } from 'zod';
import { cleDe, placeOf } from '../../catalogue/termes.rules.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.definition.ts';
import { JobFailure, RetryLater } from '../../platform/jobs/job.errors.ts';
import { OutsideError } from '../../platform/net/outside.error.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { type Sleep, withRetries } from '../../platform/net/retry.ts';
import type { Db } from '../../schema.ts';
import { masqueOf } from '../import/collecte/masque.ts';
import type { FluxOuvert } from '../import/run.ts';
import { type Demande, FluxIllisible } from '../source.ts';
import type { FluxLeiOuvert } from './flux.ts';
import { readLei } from './lecture.ts';
import { demandesNomenclature } from './nomenclature.demande.ts';
import { addNomenclature, countModalites, type MotLei } from './nomenclature.repository.ts';

interface NomenclatureDependencies {
  readonly outside: Outside;
  readonly sleep: Sleep;
  readonly random: () => number;
  /** Folder of the answers, which are kept for a moment. */
  readonly dossier: string;
  readonly openLei: (db: Db, fluxId: number) => Promise<FluxOuvert<FluxLeiOuvert> | null>;
  /** Called once the words are read, for what shows words of the vocabulary. */
  readonly after: (tx: Db, at: Date) => Promise<void>;
}

const donnees = z.object({ flux: z.number().int().positive() });
type Context = JobContext<z.output<typeof donnees>>;

export const NOMENCLATURE = { type: 'nomenclature', maxTentatives: 3 } as const;

/** The largest dictionary, in bytes. */
const LARGEST = 100_000_000;
const ATTEMPTS = 3;
/** A source that asks for a longer pause than this gets its worker back later, in milliseconds. */
const PATIENCE = 5_000;
const LOT = 1_000;

/** Brings the dictionaries of LEI into the vocabulary, with their labels in every language of the feed. */
export function nomenclatureJob(dependencies: NomenclatureDependencies) {
  return defineJob({
    ...NOMENCLATURE,
    donnees,
    thread: true,
    run: (context: Context) => readNomenclature(dependencies, context),
  });
}

/** How many words were read (a word counts once, whatever its languages), and how many of them are new. */
class Bilan {
  readonly lus = { type: new Set<string>(), critere: new Set<string>(), modalite: new Set<string>() };
  readonly nouveaux = { types: 0, criteres: 0, modalites: 0 };

  get resultat() {
    const { lus, nouveaux } = this;
    return {
      types: lus.type.size,
      nouveauxTypes: nouveaux.types,
      criteres: lus.critere.size,
      nouveauxCriteres: nouveaux.criteres,
      modalites: lus.modalite.size,
      nouvellesModalites: nouveaux.modalites,
    };
  }
}

async function readNomenclature(dependencies: NomenclatureDependencies, context: Context) {
  const { db, donnees: asked } = context;
  const ouvert = await dependencies.openLei(db, asked.flux);
  if (ouvert === null)
    throw new JobFailure('Ce flux n’existe plus\u00a0: choisissez-en un autre dans la liste des flux.', {
      retry: false,
    });
  const demandes = demandesNomenclature(ouvert.flux);
  if (demandes.length === 0)
    throw new JobFailure('Ce flux n’a pas d’adresse de service\u00a0: complétez-la, puis recommencez.', {
      retry: false,
    });
  const bilan = new Bilan();
  for (const [rank, demande] of demandes.entries()) {
    context.progress({ etape: demande.objet, progression: Math.round((rank * 100) / demandes.length) });
    await readOne(dependencies, context, { ouvert, demande, bilan });
  }
  const { resultat } = bilan;
  if (resultat.types + resultat.criteres === 0)
    throw new JobFailure(
      'La source répond, mais ne donne ni type ni critère. Vérifiez l’utilisateur, la clé et le schéma du flux.',
      { retry: false },
    );
  await guarded(context, async (tx) => {
    await countModalites(tx, `lei:${ouvert.flux.region}`);
    await dependencies.after(tx, context.clock.now());
  });
  context.note('info', sentenceOf(resultat));
  return resultat;
}

interface Work {
  readonly ouvert: FluxOuvert<FluxLeiOuvert>;
  readonly demande: Demande;
  readonly bilan: Bilan;
}

async function readOne(dependencies: NomenclatureDependencies, context: Context, work: Work): Promise<void> {
  const { ouvert, demande } = work;
  const { outside, sleep, random, dossier } = dependencies;
  const { signal } = context;
  await mkdir(dossier, { recursive: true });
  const to = join(dossier, `nomenclature-${crypto.randomUUID()}`);
  try {
    if (demande.attente !== undefined) await sleep(demande.attente, signal);
    const answer = await withRetries(() => outside.download({ url: demande.url }, { to, largest: LARGEST, signal }), {
      attempts: ATTEMPTS,
      patience: PATIENCE,
      sleep,
      random,
      signal,
    });
    await masqueOf(ouvert.secrets).hide(to);
    const contentType =
      answer.notModified || answer.contentType === undefined ? {} : { contentType: answer.contentType };
    await takeWords(context, work, to, contentType);
  } catch (error) {
    if (error instanceof OutsideError && error.retryAfter !== undefined)
      throw new RetryLater(error.retryAfter, error.message);
    if (error instanceof OutsideError || error instanceof FluxIllisible)
      throw new JobFailure(`${demande.objet}\u00a0: ${error.message}`, { retry: false });
    throw error;
  } finally {
    await rm(to, { force: true });
  }
}

async function takeWords(
  context: Context,
  { ouvert, demande, bilan }: Work,
  fichier: string,
  contentType: { readonly contentType?: string },
): Promise<void> {
  const { flux, appartenance } = ouvert;
  const { cle, langue } = demande;
  let lot: MotLei[] = [];
  const flush = async () => {
    const mots = lot;
    lot = [];
    if (mots.length === 0) return;
    const at = context.clock.now();
    const added = await guarded(context, (tx) => addNomenclature(tx, mots, { entiteId: appartenance.entiteId, at }));
    bilan.nouveaux.types += added.types;
    bilan.nouveaux.criteres += added.criteres;
    bilan.nouveaux.modalites += added.modalites;
  };
  const page = { cle, fichier, ...contentType, ...(langue === undefined ? {} : { langue }) };
  for await (const lecture of readLei(flux, page)) {
    if (lecture.kind !== 'terme') continue;
    const mot = { ...placeOf(lecture), terme: lecture.terme };
    bilan.lus[mot.genre].add(cleDe(mot.terme));
    // A value comes after its criterion, which is then in the vocabulary or in the same lot.
    lot.push(mot);
    if (lot.length >= LOT) await flush();
  }
  await flush();
}

/** A transaction of the job: nothing of it is written once the job belongs to somebody else. */
function guarded<T>({ db, guard, signal }: Context, work: (tx: Db) => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return db.transaction().execute(async (tx) => {
    await guard(tx);
    return work(tx);
  });
}

function sentenceOf(resultat: Bilan['resultat']): string {
  const part = (lus: number, nouveaux: number, one: string, many: string) =>
    `${formatNumber(lus)} ${lus > 1 ? many : one} (${formatNumber(nouveaux)} ${nouveaux > 1 ? 'nouveaux' : 'nouveau'})`;
  return `Nomenclature lue\u00a0: ${[
    part(resultat.types, resultat.nouveauxTypes, 'type', 'types'),
    part(resultat.criteres, resultat.nouveauxCriteres, 'critère', 'critères'),
    `${formatNumber(resultat.modalites)} modalité${resultat.modalites > 1 ? 's' : ''} (${formatNumber(resultat.nouvellesModalites)} ${resultat.nouvellesModalites > 1 ? 'nouvelles' : 'nouvelle'})`,
  ].join(', ')}.`;
}
