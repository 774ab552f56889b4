import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FichierDeGeneration, modeleEdition, type Remarque, type SortieDEdition } from '@bridge/contract';
import { z } from 'zod';
import { savedRecord } from '../../../composition/configuration.ts';
import { scopeOfEntity } from '../../../crud/portee.repository.ts';
import { TropGrosError, TropLongError } from '../../../platform/equipe/equipe.messages.ts';
import type { Files } from '../../../platform/files/files.ts';
import { defineJob, type JobContext } from '../../../platform/jobs/job.definition.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { CanalImprime, PageImprimee } from '../../../rendering/print/document.ts';
import type { Imprime } from '../../../rendering/print/imprimes.rules.ts';
import { bordDe } from '../../../rendering/print/page.rules.ts';
import type { Instantane } from '../../../schema.editions.ts';
import type { Db } from '../../../schema.ts';
import { type Etape, GabaritFautif, type TirageDependencies, tirerEdition } from '../tirage.service.ts';
import { keepFeuilles } from './feuilles.ts';
import { GENERATION } from './generation.service.ts';
import {
  type GenerationLue,
  generationById,
  leaveOut,
  type SansSuite,
  settleGeneration,
} from './generations.repository.ts';
import { copyImprimes, noteImprimes } from './imprimes.repository.ts';
import { clePdf, keepFolder, restoreFolder } from './instantane.ts';

interface Opened {
  readonly files: Files;
  readonly tirage: TirageDependencies;
}

interface Dependencies {
  /** The store, and what draws documents, reading with the connections of the job. */
  readonly open: (db: Db) => Promise<Opened>;
  readonly suite: SuiteDeGeneration;
}

/** What the planification of a document, if any, has to say of it. */
export interface SuiteDeGeneration {
  /** Why it is not even made; null: it is. Throws RetryLater where that is not known yet. */
  before(db: Db, generation: GenerationLue): Promise<SansSuite | null>;
  /** Why it goes no further, once it is made. */
  judge(
    opened: { readonly db: Db; readonly files: Files },
    generation: GenerationLue,
    objets: number,
  ): Promise<SansSuite | null>;
  /** What follows one that is ready: it is checked, told of, and sent. */
  after(tx: Db, generation: number, at: Date): Promise<void>;
}

const donnees = z.object({ generation: z.number().int() });
type Context = JobContext<z.output<typeof donnees>>;

/** What each is drawn from: all but the printer's are the pages of a screen. */
const CANAL: Readonly<Record<SortieDEdition, CanalImprime>> = {
  ecran: 'ecran',
  accessible: 'ecran',
  feuilletable: 'ecran',
  impression: 'impression',
};

const LONGEST = 30 * 60_000;

/** Makes the files of a generation. Done twice, it writes the same files in the same places: one result stays. */
export function generationJob(dependencies: Dependencies) {
  return defineJob({
    ...GENERATION,
    donnees,
    thread: true,
    // A thread and a process that draws: ten guides that are asked for at once wait for one another, and leave room to other work.
    alone: true,
    delai: LONGEST,
    run: async (context) => {
      const { db, clock, guard, donnees: asked } = context;
      const generation = await generationById(db, asked.generation);
      if (generation?.etat === 'echouee')
        throw new JobFailure('Ce document a été abandonné\u00a0: demandez-en un autre.', { retry: false });
      if (generation === undefined || generation.etat !== 'en-cours') return { deja: true };
      const { suite } = dependencies;
      const settled = (work: (tx: Db, at: Date) => Promise<void>) =>
        db.transaction().execute(async (tx) => {
          await guard(tx);
          await work(tx, clock.now());
        });
      const early = await suite.before(db, generation);
      if (early !== null) {
        await settled((tx, at) => leaveOut(tx, generation.id, early, at));
        return { refus: early.message };
      }
      const started = clock.now().getTime();
      const opened = await dependencies.open(db);
      const faite = await made(opened, context, generation).catch((error: unknown) => {
        throw told(error);
      });
      const late = await suite.judge({ db, files: opened.files }, generation, faite.objets);
      await settled(async (tx, at) => {
        await settleGeneration(tx, generation.id, { ...faite, dureeMs: at.getTime() - started }, at);
        if (generation.depuis === null) await noteImprimes(tx, generation.id, faite.imprimes);
        else await copyImprimes(tx, generation.depuis, generation.id);
        await (late === null ? suite.after(tx, generation.id, at) : leaveOut(tx, generation.id, late, at));
      });
      return { pages: faite.pages, objets: faite.objets, alertes: faite.rapport.length };
    },
  });
}

interface Faite {
  readonly fichiers: readonly FichierDeGeneration[];
  readonly rapport: readonly Remarque[];
  readonly pages: number;
  readonly objets: number;
  readonly instantane: Instantane;
  readonly imprimes: readonly Imprime[];
}

async function made({ files, tirage }: Opened, context: Context, generation: GenerationLue): Promise<Faite> {
  const { db, signal, progress, clock } = context;
  const { id, entite_id: entiteId, langue } = generation;
  const scope = await scopeOfEntity(db, entiteId);
  const modele = await savedRecord(db, modeleEdition, scope, generation.modele);
  if (modele === undefined)
    throw new JobFailure('Ce modèle n’existe plus, ou n’est plus partagé avec cette entité.', { retry: false });
  const canaux = [...new Set(generation.sorties.map((sortie) => CANAL[sortie]))];
  const faites: Record<string, Tiree> = {};
  const instantane: { -readonly [K in CanalImprime]?: NonNullable<Instantane[K]> } = {};
  for (const [rank, canal] of canaux.entries()) {
    const tell = (etape: Etape, part: number) => progress(progressOf(etape, part, rank, canaux.length));
    const qui = `edition ${entiteId ?? ''}`;
    if (generation.depuis !== null) {
      faites[canal] = await again({ files, tirage }, context, { generation, canal, qui });
      const source = await generationById(db, generation.depuis);
      if (source?.instantane?.[canal]) instantane[canal] = source.instantane[canal];
      continue;
    }
    const demande = {
      cadre: { scope, entite: entiteId, langue, at: clock.now() },
      modele,
      canal,
      periode: generation.periode,
      qui,
      signal,
      progress: tell,
    };
    faites[canal] = await tirerEdition(
      tirage,
      demande,
      async ({ dossier, plan, remarques, objets, imprimes, document: { page } }) => {
        instantane[canal] = await keepFolder(files, { id, canal, dossier, plan });
        const feuilles = await feuillesDe({ files, tirage }, { generation, canal, qui, dossier, signal });
        return { pages: plan.pages, objets: objets.length, rapport: remarques, page, feuilles, imprimes };
      },
    );
  }
  const fichiers: FichierDeGeneration[] = [];
  for (const sortie of generation.sorties) {
    const canal = CANAL[sortie];
    const tiree = faites[canal];
    const isLeafed = sortie === 'feuilletable';
    const poids = isLeafed ? (tiree?.feuilles ?? 0) : ((await files.sizeOf(clePdf(id, canal))) ?? 0);
    const nom = `${modele.code}-${langue}${sortie === 'ecran' ? '' : `-${sortie}`}${isLeafed ? '' : '.pdf'}`;
    if (tiree) fichiers.push({ sortie, nom, poids, pages: tiree.pages, ...feuilleDe(tiree.page) });
  }
  const [main] = Object.values(faites);
  return {
    fichiers,
    rapport: merged(Object.values(faites).flatMap(({ rapport }) => rapport)),
    pages: main?.pages ?? 0,
    objets: main?.objets ?? 0,
    instantane,
    imprimes: main?.imprimes ?? [],
  };
}

/** What came of the pages of one channel. */
interface Tiree {
  readonly pages: number;
  readonly objets: number;
  readonly rapport: readonly Remarque[];
  readonly page: PageImprimee;
  /** What the pictures of its pages weigh; null where nobody leafs through it. */
  readonly feuilles: number | null;
  readonly imprimes: readonly Imprime[];
}

interface AFeuilleter {
  readonly generation: GenerationLue;
  readonly canal: CanalImprime;
  readonly qui: string;
  readonly dossier: string;
  readonly signal: AbortSignal;
}

async function feuillesDe(
  { files, tirage }: Opened,
  { generation: { id, sorties }, canal, ...of }: AFeuilleter,
): Promise<number | null> {
  return canal === 'ecran' && sorties.includes('feuilletable')
    ? keepFeuilles(files, tirage.impression, { id, ...of })
    : null;
}

function feuilleDe(page: PageImprimee): Pick<FichierDeGeneration, 'largeur' | 'hauteur' | 'rectoVerso'> {
  const { largeur, hauteur, rectoVerso } = page;
  const bord = 2 * bordDe(page);
  return { largeur: largeur + bord, hauteur: hauteur + bord, rectoVerso };
}

/** The same pages, from what another generation kept. */
async function again(
  { files, tirage }: Opened,
  { db, signal }: Context,
  {
    generation,
    canal,
    qui,
  }: { readonly generation: GenerationLue; readonly canal: CanalImprime; readonly qui: string },
) {
  const source = generation.depuis === null ? undefined : await generationById(db, generation.depuis);
  const matiere = source?.instantane?.[canal];
  if (source === undefined || matiere === undefined)
    throw new JobFailure('Les données de ce document ne sont plus gardées.', { retry: false });
  await mkdir(tirage.travail, { recursive: true, mode: 0o700 });
  const dossier = await mkdtemp(join(tirage.travail, 'edition-'));
  try {
    await restoreFolder(files, { id: source.id, canal, matiere, dossier });
    const tire = await tirage.impression.tirer(qui, dossier, signal);
    if (tire.etat === 'faute') throw new GabaritFautif(tire.fautes);
    await keepFolder(files, { id: generation.id, canal, dossier, plan: tire.plan });
    const feuilles = await feuillesDe({ files, tirage }, { generation, canal, qui, dossier, signal });
    const { plan, document } = tire;
    const { objets, rapport } = source;
    // What it shows is noted with its source.
    return { pages: plan.pages, objets: objets ?? 0, rapport, page: document.page, feuilles, imprimes: [] };
  } finally {
    await rm(dossier, { recursive: true, force: true });
  }
}

const STARTS: Readonly<Record<Etape, readonly [from: number, to: number, words: string]>> = {
  donnees: [0, 15, 'Données'],
  photos: [15, 60, 'Photos'],
  pages: [60, 95, 'Pages'],
  controle: [95, 100, 'Contrôle'],
};

function progressOf(etape: Etape, part: number, rank: number, files: number) {
  const [from, to, etapeEnMots] = STARTS[etape];
  const ofFile = from + (to - from) * part;
  return { progression: Math.min(99, Math.round((rank * 100 + ofFile) / files)), etape: etapeEnMots };
}

/** What screen and print both say is said once. */
function merged(remarques: readonly Remarque[]): readonly Remarque[] {
  return [...new Map(remarques.map((one) => [`${one.genre} ${one.objet} ${one.texte}`, one])).values()];
}

/** Why there is no document, in words. */
function told(error: unknown): unknown {
  if (error instanceof GabaritFautif) {
    const [faute] = error.fautes;
    const where = faute?.ligne ? `, ligne ${faute.ligne}` : '';
    return new JobFailure(`Le gabarit ne se compose pas${where}\u00a0: ${faute?.message ?? 'erreur inconnue'}`, {
      retry: false,
    });
  }
  if (error instanceof TropLongError)
    return new JobFailure('Ce document demande trop de temps\u00a0: réduisez ses rubriques, ou partagez-le en deux.', {
      retry: false,
    });
  if (error instanceof TropGrosError)
    return new JobFailure('Ce document demande trop de mémoire\u00a0: réduisez ses photos, ou partagez-le en deux.', {
      retry: false,
    });
  return error;
}
