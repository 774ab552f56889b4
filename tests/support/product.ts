import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.mjs', import.meta.url));

/** The whole product as an operator starts it: with its database, its workers and its demonstration. */
export interface Product {
  readonly address: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** The administrator that this start printed: nobody had signed in before. */
  readonly account: { readonly username: string; readonly password: string };
  stop(): Promise<void>;
}

/** Starts the product in an empty folder. */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = await newFolder();
  return startIn(dataDir, environment);
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-product-'));
  // mkdtemp gives 0700; as root, PostgreSQL runs under another account that has to cross the folder.
  await chmod(folder, 0o711);
  return folder;
}

async function startIn(dataDir: string, environment: Readonly<Record<string, string>>): Promise<Product> {
  const product = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', GIVE_WAY: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(product, 'exit');
  let printed = '';
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const stop = async () => {
    product.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await expect.poll(() => printed, { timeout: 180_000 }).toContain('Ctrl+C');
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
