import { buildChildren } from './children.ts';
import { buildHarness } from './harness-build.ts';
import { startMailbox } from './mailbox.ts';
import { openSharedPostgres } from './postgres.ts';
import { startProduct } from './product.ts';
import { buildSources } from './sources-build.ts';

/**
 * What all journeys share: a mailbox, the PostgreSQL that their worlds copy, the server and the console that they command, and the product with its
 * demonstration, which is made while the first journeys run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const mailbox = await startMailbox();
  const [postgres, product] = await Promise.all([
    openSharedPostgres(),
    // The services that journeys simulate are on this machine.
    startProduct({ SMTP_URL: mailbox.url, INTRANET_HOSTS: '127.0.0.1' }),
    buildChildren(),
    buildHarness(),
    buildSources(),
  ]);
  // Environment variables are the only way from here to the workers.
  process.env.GIVE_WAY = '0';
  process.env.JOURNEYS_MAILBOX = mailbox.folder;
  process.env.JOURNEYS_POSTGRES = postgres.url;
  process.env.JOURNEYS_DEMONSTRATION = JSON.stringify({ address: product.address, account: product.account });
  return async () => {
    await Promise.all([product.stop(), postgres.close()]);
    await mailbox.close();
  };
}
