import { createHmac } from 'node:crypto';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import type { Parue } from './parue.ts';

const LARGEST_ANSWER = 64_000;
const LIMITS = { firstByte: 20_000, whole: 30_000 };

/** Asked again, they would say the same. */
const FOR_GOOD: ReadonlySet<string> = new Set(['refused-address', 'request', 'redirect']);

interface Appel {
  readonly url: string;
  /** Signs what is sent; empty where there is none. */
  readonly cle: string;
  /** Names the call: repeated, it says the same. */
  readonly tache: number;
  readonly at: Date;
  readonly signal: AbortSignal;
}

/** Calls an address with what appeared, as JSON, with the headers of Standard Webhooks. */
export async function callWebhook(outside: Outside, parue: Parue, appel: Appel): Promise<void> {
  const body = JSON.stringify(contenu(parue));
  const [id, timestamp] = [`envoi-${appel.tache}`, String(Math.floor(appel.at.getTime() / 1_000))];
  const signature = appel.cle && createHmac('sha256', appel.cle).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signature && { 'webhook-signature': `v1,${signature}` }),
  };
  try {
    const request = { url: appel.url, method: 'POST', headers, body } as const;
    await outside.read(request, { largest: LARGEST_ANSWER, limits: LIMITS, signal: appel.signal, keepsBody: true });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new JobFailure(error.message, { retry: !FOR_GOOD.has(error.kind) });
  }
}

/** What whoever listens needs in order to fetch the files. */
function contenu({ generation, planification, modele, titre, adresse }: Parue) {
  const { id, langue, pages, objets, fichiers, decide_le } = generation;
  return {
    evenement: 'parution',
    planification: { id: planification.id, nom: planification.nom },
    document: { id, modele: modele.code, titre, langue, pages, objets, valideLe: decide_le?.toISOString() ?? null },
    fichiers: fichiers
      // The sheets of the printer have no public address.
      .filter(({ sortie }) => sortie !== 'impression')
      .map(({ sortie, nom, poids }) =>
        sortie === 'feuilletable'
          ? { sortie, adresse: adresse.replace(/\.pdf$/, '') }
          : { sortie, nom, poids, adresse },
      ),
  };
}
