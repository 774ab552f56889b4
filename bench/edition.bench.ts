import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FICHES_DE_BROCHURE, type ModeleEdition, modeleEdition, nouvelleLigne } from '@bridge/contract';
import { niveau, officeDEdition } from '@bridge/server/areas/editions/testing/office';
import { createOriginaux } from '@bridge/server/catalogue/photos/originaux';
import { createReserveDeFichiers } from '@bridge/server/catalogue/photos/reserve';
import { savedRecord } from '@bridge/server/composition/configuration';
import { scopeOfEntity } from '@bridge/server/crud/read/portee.repository';
import { createLog } from '@bridge/server/platform/log';
import { createOutside } from '@bridge/server/platform/net/outside';
import { decodageIci } from '@bridge/server/process/decodage';
import { createImpression } from '@bridge/server/process/impression';
import { createBrochures } from '@bridge/server/publication/print/brochures';
import { drawEdition } from '@bridge/server/publication/print/tirage.service';
import { create } from '@bridge/server/publication/web/testing/site';
import { filesDesPolices } from '@bridge/server/rendering/polices';
import type { DocumentImprime } from '@bridge/server/rendering/print/document/document';
import { type Gabarits, projetDe } from '@bridge/server/rendering/print/gabarits/projet';
import { BEFORE_SPEED } from '@bridge/server/rendering/print/tirage/typst';
import { sql } from 'kysely';
import sharp from 'sharp';
import { ensureBuilt } from '../tools/lib/build/build.mjs';
import { openApercus } from './lib/apercus.ts';
import { watchProcesses } from './lib/processus.ts';
import { openProduct } from './lib/product.ts';

/*
 * What an edition costs beside bare Typst: composing the objets, writing the document, laying out twice where columns are to be evened,
 * finishing and checking, beside one compile of the very same pages by a process that does nothing else. Both start a process of plain
 * JavaScript. Photos are counted apart. `npm run bench -- edition`; numbers of objets are the arguments of `tsx bench/edition.bench.ts`.
 */
const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [300, 3_000];
const TURNS = 3;
const SENTENCE = 'Au bord de l’eau, une maison de pays ouverte sur les prés et les vergers, où l’on prend le temps. ';
const ENTRY = new URL('../packages/server/dist/impression-process.mjs', import.meta.url);
const BARE = new URL('./lib/typst-nu.mjs', import.meta.url);

await ensureBuilt();
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
  const objets: number[] = [];
  for (let from = 0; from < count; from += 500)
    objets.push(
      ...(await office.objets(...Array.from({ length: Math.min(500, count - from) }, (_, n) => fiche(from + n)))),
    );
  const bloc = await create(admin, '/blocs', {
    nom: 'Descriptif',
    code: `descriptif-${entiteId}`,
    lignes: [nouvelleLigne({ genre: 'champ', champ: 'description' })],
  });
  const modelOf = async (illustree: boolean) => {
    const rubrique = await office.rubrique({ niveaux: [niveau('commune')], blocs: [bloc.id], photo: illustree });
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(db);
    const own = { titre: {}, selection: null, tri: null, couleur: null, saut: 'page' };
    const saved = await create(admin, '/editions/modeles', {
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
    relais: reserve,
    local: (url) => (url.startsWith('https://photos.example/') ? Promise.resolve(photo) : null),
    cadreur,
  });
  const scope = await scopeOfEntity(db, entiteId);
  const cadre = { scope, entite: entiteId, langue: 'fr' as const, at: new Date() };
  const travail = join(folder, 'travail');
  const tirage = { db, travail, originaux, reserve, cadreur, outside, readMedia: async () => null };
  const drawTirage = async (modele: ModeleEdition, impression: ReturnType<typeof createImpression>) => {
    const kept = join(folder, `kept-${count}`);
    const started = performance.now();
    let photos = 0;
    let since = 0;
    const { pages } = await drawEdition(
      { ...tirage, impression },
      {
        cadre,
        modele,
        canal: 'ecran',
        qui: 'bench',
        progress: (etape) => {
          if (etape === 'photos') since ||= performance.now();
          else if (etape === 'pages') photos = performance.now() - since;
        },
      },
      async ({ dossier, plan, document, gabarits }) => {
        await rm(kept, { recursive: true, force: true });
        await cp(dossier, kept, { recursive: true });
        await writeProject(kept, document, gabarits);
        return { pages: plan.pages };
      },
    );
    return { seconds: (performance.now() - started) / 1_000, photos: photos / 1_000, pages, kept };
  };

  const plain = await modelOf(false);
  const best = { ours: Infinity, theirs: Infinity, oursCpu: Infinity, theirsCpu: Infinity, tunedCpu: Infinity };
  let [pages, enfant, serveur] = [0, 0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const impression = createImpression({ entry: ENTRY, once: true, ...limits });
    const watch = watchProcesses();
    const ours = await drawTirage(plain, impression);
    const pris = watch();
    impression.close();
    const theirs = await bare(ours.kept);
    [pages, enfant, serveur] = [ours.pages, Math.max(enfant, pris.enfant), Math.max(serveur, pris.serveur)];
    best.ours = Math.min(best.ours, ours.seconds - ours.photos);
    best.oursCpu = Math.min(best.oursCpu, pris.cpu);
    best.theirs = Math.min(best.theirs, theirs.seconds);
    best.theirsCpu = Math.min(best.theirsCpu, theirs.cpu);
    best.tunedCpu = Math.min(best.tunedCpu, (await bare(ours.kept, [BEFORE_SPEED])).cpu);
  }
  const ratio = (ours: number, theirs: number) =>
    `${ours.toFixed(1)} s, bare Typst ${theirs.toFixed(1)} s, ratio ${(ours / theirs).toFixed(2)}`;
  console.log(
    `${count} objets, ${pages} pages: ${ratio(best.ours, best.theirs)}; of CPU ${ratio(best.oursCpu, best.theirsCpu)}, ` +
      `or ${(best.oursCpu / best.tunedCpu).toFixed(2)} beside one that V8 compiles as it does ours; ` +
      `process that draws ${enfant} MB, server ${serveur} MB at most`,
  );
  const illustrated = await modelOf(true);
  const press = createImpression({ entry: ENTRY, once: true, ...limits });
  const first = await drawTirage(illustrated, press);
  const again = await drawTirage(illustrated, press);
  press.close();
  const said = ({ seconds, photos }: typeof first) => `${seconds.toFixed(1)} s, of which photos ${photos.toFixed(1)} s`;
  console.log(`${count} objets with photos, ${first.pages} pages: ${said(first)}; once they are kept ${said(again)}`);

  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return ((performance.now() - started) / 1_000).toFixed(2);
  };
  const previewed = { ...tirage, cadre, modele: plain };
  const [cold, warm] = [openApercus(ENTRY, limits, previewed), openApercus(ENTRY, limits, previewed)];
  const nothing = await timed(() => cold.draw(9));
  await warm.ready(join(first.kept, 'document.pdf'));
  const [known, changed, other] = [
    await timed(() => warm.draw(9)),
    await timed(() => warm.draw(9.5)),
    await timed(() => warm.draw(10)),
  ];
  console.log(
    `${count} objets, first page of a preview: ${nothing} s where no process was ready, ${known} s where the model had been read before; after a change ${changed} s, then ${other} s`,
  );
  cold.close();
  warm.close();

  const counter = createImpression({ entry: ENTRY, ...limits });
  const drawBrochure = createBrochures({ ...tirage, impression: counter });
  const pagesOf = new Map(objets.map((id) => [id, `https://office.example/fr/${id}`]));
  const brochure = (titre: string) =>
    timed(() =>
      drawBrochure(
        {
          cadre,
          titre,
          charte: { nom: 'Office', contact: '', mentions: '', couleur: null, logo: null },
          objets: objets.slice(0, FICHES_DE_BROCHURE),
          pages: pagesOf,
        },
        'bench',
      ),
    );
  const [opened, second] = [await brochure('Carnet'), await brochure('Autre carnet')];
  console.log(`brochure of ${FICHES_DE_BROCHURE} objets: ${opened} s, with its process; another ${second} s`);
  counter.close();
  await outside.close();
}

/** What bare Typst needs in a folder: sources, the document with its decided columns, and typefaces. */
async function writeProject(dossier: string, document: DocumentImprime, gabarits: Gabarits): Promise<void> {
  const { principal, textes, fichiers } = projetDe(document, gabarits, {});
  for (const [name, bytes] of Object.entries(fichiers)) await writeFile(join(dossier, name), bytes);
  const images = await readdir(join(dossier, 'images')).catch(() => []);
  const names = [...Object.keys(fichiers).map((name) => name.slice(1)), ...images.map((name) => `images/${name}`)];
  await writeFile(
    join(dossier, 'projet.json'),
    JSON.stringify({ principal, textes, fichiers: names, polices: filesDesPolices() }),
  );
}

/** The seconds of one compile of a folder by a process that does nothing else. */
async function bare(
  dossier: string,
  options: readonly string[] = [],
): Promise<{ readonly seconds: number; readonly cpu: number }> {
  const started = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [...options, BARE.pathname, dossier]);
  return { seconds: (performance.now() - started) / 1_000, cpu: Number(stdout) };
}
