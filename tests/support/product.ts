import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { withLock } from '../../tools/lib/lock.mjs';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.mjs', import.meta.url));

/** The whole product, as an operator starts it: its own database, its workers, its demonstration. */
export interface Product {
  readonly address: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** The administrator that this start printed: nobody signed in before. */
  readonly account: { readonly username: string; readonly password: string };
  stop(): Promise<void>;
}

/** A start of the product in a folder where there is nothing yet. */
export async function startProduct(): Promise<Product> {
  const dataDir = await newFolder();
  return startIn(dataDir, () => rm(dataDir, { recursive: true, force: true }));
}

/** The product with its whole demonstration. It is made once for all journeys; each gets a copy, to change as it likes. */
export async function startDemonstration(): Promise<Product> {
  const demonstration = await withLock('demonstration', theDemonstration);
  const dataDir = await newFolder();
  // With its owners: PostgreSQL starts on what is its own.
  await promisify(execFile)('cp', ['-a', `${demonstration}/.`, dataDir]);
  return startIn(dataDir, () => rm(dataDir, { recursive: true, force: true }));
}

/** The folder of a product that made its demonstration and was stopped before anybody signed in. */
async function theDemonstration(): Promise<string> {
  const shared = process.env.JOURNEYS_FOLDER ?? '';
  const made = join(shared, 'demonstration');
  if (existsSync(made)) return made;
  const folder = await newFolder(shared);
  const product = await startIn(folder, async () => undefined);
  try {
    // Its imports, then what is made of them; the site comes last.
    const site = `${product.address}/public/aubrelande/fr/ou-manger`;
    await expect.poll(async () => (await fetch(site)).status, { timeout: 300_000, intervals: [500] }).toBe(200);
  } finally {
    await product.stop();
  }
  await rename(folder, made);
  return made;
}

async function newFolder(inside = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(inside, 'bridge-product-'));
  // mkdtemp gives 0700; as root, PostgreSQL runs under another account that has to cross the folder.
  await chmod(folder, 0o711);
  return folder;
}

async function startIn(dataDir: string, afterwards: () => Promise<void>): Promise<Product> {
  const product = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(product, 'exit');
  let printed = '';
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const stop = async () => {
    product.kill('SIGTERM');
    await exited;
    await afterwards();
  };
  try {
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('Ctrl+C');
  } catch (error) {
    await stop();
    throw error;
  }
  const read = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? '';
  return {
    address: read(/Bridge est prêt\s: (\S+)/),
    process: product,
    dataDir,
    account: { username: read(/identifiant {3}(\S+)/), password: read(/mot de passe {2}(\S+)/) },
    stop,
  };
}
