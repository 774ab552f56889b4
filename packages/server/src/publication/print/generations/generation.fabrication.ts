import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FichierDeGeneration, modeleEdition, type Remarque } from '@bridge/contract';
import { savedRecord } from '../../../composition/configuration.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import type { JobContext } from '../../../platform/jobs/job.definition.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { CanalImprime, PageImprimee } from '../../../rendering/print/document/document.ts';
import type { Imprime } from '../../../rendering/print/imprimes.rules.ts';
import { bordDe } from '../../../rendering/print/pages/page.rules.ts';
import type { Instantane } from '../../../schema.ts';
import { drawEdition, type Etape, GabaritFautif, type TirageDependencies } from '../tirage.service.ts';
import { keepFeuilles } from './feuilles.ts';
import { type GenerationLue, generationById } from './generations.repository.ts';
import { canalDe, clePdf, keepFolder, type Rangement, restoreFolder } from './instantane.ts';

/** The store of documents, and the means to draw them. */
interface Atelier {
  readonly rangement: Rangement;
  readonly tirage: TirageDependencies;
}

type Context = Pick<JobContext<unknown>, 'db' | 'clock' | 'signal' | 'progress'>;

/** The result of a generation, once its files are there. */
export interface Faite {
  readonly fichiers: readonly FichierDeGeneration[];
  readonly rapport: readonly Remarque[];
  readonly pages: number;
  readonly objets: number;
  readonly instantane: Instantane;
  readonly imprimes: readonly Imprime[];
}

/** Makes the files of a generation: each channel is drawn once, however many files it gives. */
export async function made(atelier: Atelier, context: Context, generation: GenerationLue): Promise<Faite> {
  const { rangement, tirage } = atelier;
  const { db, signal, progress, clock } = context;
  const { entite_id: entiteId, langue } = generation;
  const scope = await scopeOfEntity(db, entiteId);
  const modele = await savedRecord(db, modeleEdition, scope, generation.modele);
  if (modele === undefined)
    throw new JobFailure('Ce modèle n’existe plus, ou n’est plus partagé avec cette entité.', { retry: false });
  const canaux = [...new Set(generation.sorties.map(canalDe))];
  const faites: Record<string, Tiree> = {};
  const instantane: { -readonly [K in CanalImprime]?: NonNullable<Instantane[K]> } = {};
  for (const [rank, canal] of canaux.entries()) {
    const tell = (etape: Etape, part: number) => progress(progressOf(etape, part, rank, canaux.length));
    const qui = `edition ${entiteId ?? ''}`;
    if (generation.refaite) {
      const { matiere, ...tiree } = await again(atelier, context, { generation, canal, qui });
      [faites[canal], instantane[canal]] = [tiree, matiere];
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
    faites[canal] = await drawEdition(
      tirage,
      demande,
      async ({ dossier: travail, plan, remarques, objets, imprimes, document: { page } }) => {
        instantane[canal] = await keepFolder(rangement, { canal, travail, plan });
        const feuilles = await feuillesDe(atelier, { generation, canal, qui, travail, signal });
        return { pages: plan.pages, objets: objets.length, rapport: remarques, page, feuilles, imprimes };
      },
    );
  }
  const { files, dossier } = rangement;
  const fichiers: FichierDeGeneration[] = [];
  for (const sortie of generation.sorties) {
    const canal = canalDe(sortie);
    const tiree = faites[canal];
    const isLeafed = sortie === 'feuilletable';
    const poids = isLeafed ? (tiree?.feuilles ?? 0) : ((await files.sizeOf(clePdf(dossier, canal))) ?? 0);
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

/** The pages drawn for one channel. */
interface Tiree {
  readonly pages: number;
  readonly objets: number;
  readonly rapport: readonly Remarque[];
  readonly page: PageImprimee;
  /** The weight of the pictures of its pages, or null when nobody leafs through it. */
  readonly feuilles: number | null;
  readonly imprimes: readonly Imprime[];
}

interface AFeuilleter {
  readonly generation: GenerationLue;
  readonly canal: CanalImprime;
  readonly qui: string;
  readonly travail: string;
  readonly signal: AbortSignal;
}

async function feuillesDe(
  { rangement, tirage }: Atelier,
  { generation: { sorties }, canal, ...of }: AFeuilleter,
): Promise<number | null> {
  return canal === 'ecran' && sorties.includes('feuilletable') ? keepFeuilles(rangement, tirage.impression, of) : null;
}

function feuilleDe(page: PageImprimee): Pick<FichierDeGeneration, 'largeur' | 'hauteur' | 'rectoVerso'> {
  const { largeur, hauteur, rectoVerso } = page;
  const bord = 2 * bordDe(page);
  return { largeur: largeur + bord, hauteur: hauteur + bord, rectoVerso };
}

/** Draws the same pages from the data that another generation kept. */
async function again(
  atelier: Atelier,
  { db, signal }: Context,
  {
    generation,
    canal,
    qui,
  }: { readonly generation: GenerationLue; readonly canal: CanalImprime; readonly qui: string },
) {
  const source = generation.depuis === null ? undefined : await generationById(db, generation.depuis);
  const matiere = source?.instantane?.[canal];
  if (source === undefined || source.dossier === null || matiere === undefined)
    throw new JobFailure(
      'Le document à refaire a été supprimé, et ses données avec lui\u00a0: demandez un document aux données du jour.',
      { retry: false },
    );
  const { rangement, tirage } = atelier;
  tirage.impression.prepare();
  await mkdir(tirage.travail, { recursive: true, mode: 0o700 });
  const travail = await mkdtemp(join(tirage.travail, 'edition-'));
  try {
    await restoreFolder(rangement.files, source.dossier, { canal, matiere, travail });
    const tire = await tirage.impression.drawTirage(qui, travail, { signal });
    if (tire.etat === 'faute') throw new GabaritFautif(tire.fautes);
    const kept = await keepFolder(rangement, { canal, travail, plan: tire.plan });
    const feuilles = await feuillesDe(atelier, { generation, canal, qui, travail, signal });
    const { plan, document } = tire;
    const { objets, rapport } = source;
    // Its annonces and médias were noted with the first generation.
    return {
      pages: plan.pages,
      objets: objets ?? 0,
      rapport,
      page: document.page,
      feuilles,
      imprimes: [],
      matiere: kept,
    };
  } finally {
    await rm(travail, { recursive: true, force: true });
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

/** The remarks of both channels, equal ones once. */
function merged(remarques: readonly Remarque[]): readonly Remarque[] {
  return [...new Map(remarques.map((one) => [`${one.genre} ${one.objet} ${one.texte}`, one])).values()];
}
