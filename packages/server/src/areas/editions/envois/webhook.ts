import { createHmac } from 'node:crypto';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import type { Parue } from './parue.ts';

const LARGEST_ANSWER = 64_000;
const LIMITS = { firstByte: 20_000, whole: 30_000 };

interface Appel {
  readonly url: string;
  /** Signs what is sent; empty where there is none. */
  readonly secret: string;
  /** Names the call: repeated, it says the same. */
  readonly tache: number;
  readonly signal: AbortSignal;
}

/** Calls an address with what appeared, as JSON. */
export async function callWebhook(outside: Outside, parue: Parue, appel: Appel): Promise<void> {
  const body = JSON.stringify(contenu(parue));
  const signature = appel.secret && createHmac('sha256', appel.secret).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `envoi-${appel.tache}`,
    ...(signature && { 'x-bridge-signature': `sha256=${signature}` }),
  };
  try {
    const request = { url: appel.url, method: 'POST', headers, body } as const;
    await outside.read(request, { largest: LARGEST_ANSWER, limits: LIMITS, signal: appel.signal });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new JobFailure(error.message, { retry: error.kind !== 'refused-address' && error.kind !== 'request' });
  }
}

/** What whoever listens needs in order to fetch the files. */
function contenu({ generation, planification, modele, titre, adresse }: Parue) {
  const { id, langue, pages, objets, fichiers, decide_le } = generation;
  return {
    evenement: 'parution',
    planification: { id: planification.id, nom: planification.nom },
    document: { id, modele: modele.code, titre, langue, pages, objets, valideLe: decide_le?.toISOString() ?? null },
    // The sheets of the printer have no public address.
    fichiers: fichiers
      .filter(({ sortie }) => sortie !== 'impression')
      .map(({ sortie, nom, poids }) => ({ sortie, nom, poids, adresse })),
  };
}
