import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { RESOURCES, resourceById } from '@bridge/contract';
import { Failure } from '../lib/command.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { migrationOf } from './migration.template.ts';
import {
  exported,
  fileOf,
  headed,
  headsOf,
  nextSteps,
  readWanted,
  registered,
  resourceFile,
  tabled,
} from './resource.template.ts';

const contract = (path: string) => fromRoot('packages/contract/src', path);

/** `npm run new -- resource area/noun`, then `npm run new -- migration noun` once its fields are there. */
export async function makeNew([what, name]: readonly (string | undefined)[]): Promise<void> {
  if (what === 'resource') return newResource(name);
  if (what === 'migration') return newMigration(name);
  throw new Failure('Usage\u00a0: npm run new -- resource domaine/nom, ou npm run new -- migration nom');
}

async function newResource(name: string | undefined): Promise<void> {
  const wanted = readWanted(name);
  if (!wanted)
    throw new Failure('Donnez le domaine et le nom, par exemple\u00a0: npm run new -- resource tris/scoring');
  const file = contract(fileOf(wanted));
  if (existsSync(file)) throw new Failure(`${fileOf(wanted)} existe déjà.`);
  if (!existsSync(contract(`areas/${wanted.area}`))) throw new Failure(`Le domaine ${wanted.area} n’existe pas.`);
  await writeFile(file, resourceFile(wanted));
  const heads = contract(headsOf(wanted));
  await writeFile(heads, headed(existsSync(heads) ? await readFile(heads, 'utf8') : '', wanted));
  await rewrite(contract('areas/resources.ts'), (source) => registered(source, wanted));
  await rewrite(contract('index.ts'), (source) => exported(source, wanted));
  await rewrite(fromRoot('packages/server/src/schema/resources.schema.ts'), (source) => tabled(source, wanted));
  console.log(`Créé\u00a0: packages/contract/src/${fileOf(wanted)}`);
  console.log(nextSteps(wanted));
}

async function rewrite(file: string, change: (source: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

async function newMigration(name = ''): Promise<void> {
  const resource = resourceById(name);
  if (!resource) throw new Failure(`«\u00a0${name}\u00a0» n’est pas une ressource déclarée (areas/resources.ts).`);
  const folder = fromRoot('packages/server/migrations');
  const last = Math.max(...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0));
  const file = `${String(last + 1).padStart(4, '0')}_${resource.table}.sql`;
  const tables = new Map(RESOURCES.map(({ id, table }) => [id, table]));
  await writeFile(fromRoot('packages/server/migrations', file), migrationOf(resource, tables));
  console.log(
    `Créé\u00a0: packages/server/migrations/${file}, à relire\u00a0: vérifications, index, valeurs par défaut.`,
  );
}
