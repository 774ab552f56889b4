import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Product, startProduct } from '../support/product.ts';
import { fillSignIn } from '../support/visitor.ts';

test.describe('the product as an operator starts it', () => {
  let product: Product;
  test.beforeEach(async () => {
    product = await startProduct();
  });
  test.afterEach(() => product.stop());

  // The product that journeys share is started in the same way, and `main.process.test.ts` stops one.
  test('opens with the account that it printed, and leaves nothing running when it is stopped', {
    tag: '@torture',
  }, async ({ page }) => {
    const { address, account, dataDir, process } = product;
    await page.goto(address);
    await fillSignIn(page, account.username, account.password);
    await expect(page).toHaveURL(`${address}/guide/index`);
    await expect(page.getByRole('heading', { name: 'Premiers pas' })).toBeVisible();

    const database = await postmasterPid(dataDir);
    expect(isRunning(database)).toBe(true);
    const exited = once(process, 'exit');
    process.kill('SIGTERM');
    await exited;
    expect(process.exitCode).toBe(0);
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
