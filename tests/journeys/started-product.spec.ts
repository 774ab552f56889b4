import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { fillSignIn } from '../support/visitor.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.mjs', import.meta.url));

test.describe('the product as an operator starts it', () => {
  let dataDir: string;
  let product: ChildProcess;
  let exited: Promise<unknown>;
  let printed = '';

  test.beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bridge-product-'));
    // mkdtemp gives 0700; as root, PostgreSQL runs under another account that has to cross the folder.
    await chmod(dataDir, 0o711);
    product = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    exited = once(product, 'exit');
    for (const stream of [product.stdout, product.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  });

  test.afterEach(async () => {
    product.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  });

  test('opens with the account that it printed, and leaves nothing running when it is stopped', async ({ page }) => {
    test.setTimeout(90_000);
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('Ctrl+C');
    const address = /Bridge est prêt\s: (\S+)/.exec(printed)?.[1] ?? '';
    const username = /identifiant {3}(\S+)/.exec(printed)?.[1] ?? '';
    const password = /mot de passe {2}(\S+)/.exec(printed)?.[1] ?? '';

    await page.goto(address);
    await fillSignIn(page, username, password);
    await expect(page).toHaveURL(`${address}/guide/index`);
    await expect(page.getByRole('heading', { name: 'Premiers pas' })).toBeVisible();

    const database = await postmasterPid(dataDir);
    expect(isRunning(database)).toBe(true);
    product.kill('SIGTERM');
    await exited;
    expect(product.exitCode).toBe(0);
    expect(isRunning(database)).toBe(false);
  });
});

async function postmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
