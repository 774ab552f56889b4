import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModeleEdition, modeleEdition, nouvelleLigne } from '@bridge/contract';
import { niveau, officeDEdition } from '@bridge/server/areas/editions/testing/office';
import { createOriginaux } from '@bridge/server/catalogue/photos/originaux';
import { createReserveDeFichiers } from '@bridge/server/catalogue/photos/reserve';
import { savedRecord } from '@bridge/server/composition/configuration';
import { scopeOfEntity } from '@bridge/server/crud/portee.repository';
import { decodageIci } from '@bridge/server/decodage';
import { createImpression } from '@bridge/server/impression';
import { createLog } from '@bridge/server/platform/log';
import { createOutside } from '@bridge/server/platform/net/outside';
import { tirerEdition } from '@bridge/server/publication/print/tirage.service';
import { cree } from '@bridge/server/publication/web/testing/site';
import { sql } from 'kysely';
import sharp from 'sharp';
import { openProduct } from './lib/product.ts';

/*
 * What an edition costs beside bare Typst: composing the objets, writing the document, laying out twice, finishing and checking, beside one
 * compile of the very same pages by a process that does nothing else. Photos are counted apart. Memory is that of the process that draws
 * and of the one that asks; the kernel of Linux tells. `npm run bench -- edition`; numbers of objets are the arguments of `tsx bench/edition.bench.ts`.
 */
const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [300, 3_000];
const TURNS = 3;
const SENTENCE = 'Au bord de l’eau, une maison de pays ouverte sur les prés et les vergers, où l’on prend le temps. ';
const ENTRY = new URL('../packages/server/src/impression-process.dev.mjs', import.meta.url);
const BARE = new URL('./lib/typst-nu.ts', import.meta.url);

const product = await openProduct();
const folder = await mkdtemp(join(tmpdir(), 'bridge-bench-edition-'));
const clock = { now: () => new Date() };
const drawing = sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } });
const photo = await drawing.jpeg().toBuffer();
const limits = { longest: 600_000, ceiling: 3 * 1024 ** 3 };

for (const count of COUNTS) await measure(count);
await rm(folder, { recursive: true, force: true });
await product.close();

async function measure(count: number): Promise<void> {
  const office = await officeDEdition(product.world);
  const { admin, db, entiteId } = office;
  const fiche = (n: number) => ({
    colonnes: { nom: `Auberge du vallon ${n}`, commune: `Commune ${n % 40}` },
    document: {
      description: { fr: SENTENCE.repeat(2 + (n % 2)) },
      medias: [{ cle: `${n}`, genre: 'image' as const, url: `https://photos.example/${n}.jpg`, credit: 'Office' }],
    },
  });
  for (let from = 0; from < count; from += 500)
    await office.objets(...Array.from({ length: Math.min(500, count - from) }, (_, n) => fiche(from + n)));
  const bloc = await cree(admin, '/blocs', {
    nom: 'Descriptif',
    code: `descriptif-${entiteId}`,
    lignes: [nouvelleLigne({ genre: 'champ', champ: 'description' })],
  });
  const modelOf = async (illustree: boolean) => {
    const rubrique = await office.rubrique({ niveaux: [niveau('commune')], blocs: [bloc.id], photo: illustree });
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(db);
    const own = { titre: {}, selection: null, tri: null, couleur: null, saut: 'page' };
    const saved = await cree(admin, '/editions/modeles', {
      nom: `Guide ${illustree}`,
      code: `guide-${entiteId}-${illustree}`,
      gabarit: rows[0]?.id,
      plan: [
        { genre: 'sommaire', saut: 'page' },
        { genre: 'rubrique', rubrique: { ref: 'rubriqueDynamique', id: rubrique.id }, ...own },
        { genre: 'index', cle: 'nom', titre: {}, saut: 'page' },
      ],
    });
    return (await savedRecord(db, modeleEdition, await scopeOfEntity(db, entiteId), saved.id)) as ModeleEdition;
  };
  const reserve = createReserveDeFichiers({ dossier: join(folder, `photos-${count}`), clock, most: 4e9 });
  const outside = createOutside({ allowed: [], clock });
  const { cadreur } = decodageIci;
  const originaux = createOriginaux({
    db,
    clock,
    log: createLog('silent'),
    outside,
    reserve,
    local: (url) => (url.startsWith('https://photos.example/') ? Promise.resolve(photo) : null),
    cadreur,
  });
  const scope = await scopeOfEntity(db, entiteId);
  const cadre = { scope, entite: entiteId, langue: 'fr' as const, at: new Date() };
  const travail = join(folder, 'travail');
  const tirer = async (modele: ModeleEdition, impression: ReturnType<typeof createImpression>, most?: number) => {
    const kept = join(folder, `kept-${count}`);
    const started = performance.now();
    let photos = 0;
    let since = 0;
    const { pages } = await tirerEdition(
      { db, impression, travail, originaux, reserve, cadreur, outside, readMedia: async () => null },
      {
        cadre,
        modele,
        canal: 'ecran',
        qui: 'bench',
        ...(most !== undefined && { most }),
        progress: (etape) => {
          if (etape === 'photos') since ||= performance.now();
          else if (etape === 'pages') photos = performance.now() - since;
        },
      },
      async ({ dossier, plan, document }) => {
        await rm(kept, { recursive: true, force: true });
        await cp(dossier, kept, { recursive: true });
        // The very same pages: with the columns that the first layout decided.
        await writeFile(join(kept, 'document.json'), JSON.stringify(document));
        return { pages: plan.pages };
      },
    );
    return { seconds: (performance.now() - started) / 1_000, photos: photos / 1_000, pages, kept };
  };

  const plain = await modelOf(false);
  const times: [number[], number[]] = [[], []];
  let [pages, child, server] = [0, 0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const impression = createImpression({ entry: ENTRY, once: true, ...limits });
    const watch = watchMemory();
    const ours = await tirer(plain, impression);
    impression.close();
    const seen = watch();
    [pages, child, server] = [ours.pages, Math.max(child, seen.child), Math.max(server, seen.own)];
    times[0].push(ours.seconds - ours.photos);
    times[1].push(await bare(ours.kept));
  }
  const best = times.map((values) => Math.min(...values));
  const [ours = 0, theirs = 0] = best;
  console.log(
    `${count} objets, ${pages} pages: ${ours.toFixed(1)} s, bare Typst ${theirs.toFixed(1)} s, ratio ${(ours / theirs).toFixed(2)}; ` +
      `process that draws ${child} MB, server ${server} MB at most`,
  );
  const illustrated = await modelOf(true);
  const press = createImpression({ entry: ENTRY, once: true, ...limits });
  const first = await tirer(illustrated, press);
  const again = await tirer(illustrated, press);
  press.close();
  console.log(
    `${count} objets with photos: ${first.seconds.toFixed(1)} s, of which photos ${first.photos.toFixed(1)} s; once they are kept ${again.seconds.toFixed(1)} s, of which photos ${again.photos.toFixed(1)} s`,
  );
  const warm = createImpression({ entry: ENTRY, ...limits });
  await tirer(plain, warm, 12);
  const started = performance.now();
  const { kept } = await tirer(plain, warm, 12);
  await warm.page('bench', { fichier: join(kept, 'document.pdf'), page: 1, largeur: 960 });
  console.log(
    `${count} objets, first page of a preview, warm: ${((performance.now() - started) / 1_000).toFixed(2)} s`,
  );
  warm.close();
  await outside.close();
}

/** One compile of a folder by a process that does nothing else, in seconds. */
async function bare(dossier: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', BARE.pathname, dossier], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('bare Typst failed');
  return (performance.now() - started) / 1_000;
}

/** The most that this process and those that it started take, in MB, until it is asked. */
function watchMemory() {
  let [own, child] = [0, 0];
  const look = async () => {
    own = Math.max(own, Math.round(process.memoryUsage.rss() / 1024 ** 2));
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      if (Number(/PPid:\s+(\d+)/.exec(status)?.[1]) !== process.pid || !/^Name:\s+(?:node|MainThread)/.test(status))
        continue;
      child = Math.max(child, Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024));
    }
  };
  const timer = setInterval(() => void look(), 200);
  return () => {
    clearInterval(timer);
    return { own, child };
  };
}
