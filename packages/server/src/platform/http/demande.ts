import { BridgeError } from '@bridge/contract';
import type { FastifyRequest } from 'fastify';
import type { Acteur, Cle, Demande } from '../auth/acteur.ts';
import { digest } from '../auth/secret.ts';

/**
 * The change that a request asks for. Its key is parsed by `write`, and refused only where it counts. For a file, the
 * fingerprint of the body stands for it.
 */
export function demandeOf(request: FastifyRequest, acteur: Acteur, fichier?: string): Demande {
  return {
    acteur,
    adresse: request.ip,
    get cle() {
      return cleOf(request, fichier);
    },
  };
}

const LONGEST_KEY = 200;

function cleOf({ method, url, headers, body }: FastifyRequest, fichier: string | undefined): Cle | undefined {
  const nom = headers['idempotency-key'];
  if (method !== 'POST' || nom === undefined) return undefined;
  if (typeof nom !== 'string' || nom.length === 0 || nom.length > LONGEST_KEY)
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'Idempotency-Key', message: `Une clé de 1 à ${LONGEST_KEY} caractères.` }],
    });
  return { nom, empreinte: digest(JSON.stringify([method, url, fichier ?? body ?? null])) };
}
