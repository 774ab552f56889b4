import { BridgeError } from '@bridge/contract';
import type { Vault } from '../../../crud/write/value.rules.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { Db } from '../../../schema.ts';
import { type AccesApidae, AccesRefuse } from './client.ts';
import { type ConfigEcriture, secretDeConfig } from './config.repository.ts';

/** The means to act in Apidae in a person's name: their own sign-in there. */
export interface JetonsDePersonne {
  /** Whether a person signed in by Apidae, and may be acted for. */
  readonly has: (db: Db, userId: number) => Promise<boolean>;
  /** A token that works now, or null when the person has to sign in again. */
  readonly tokenOf: (db: Db, userId: number) => Promise<string | null>;
}

const SANS_CONNEXION =
  'Cette configuration écrit au nom de la personne, et votre compte n’est pas relié à Apidae. Ouvrez votre profil, reliez-le à Apidae (ou connectez-vous par Apidae), puis recommencez.';
const CONNEXION_FINIE =
  'La connexion à Apidae de la personne qui propose n’est plus valable. Qu’elle se reconnecte par Apidae, puis rejouez.';

const APIDAE_ABSENT =
  'Apidae ne répond pas\u00a0: la connexion de la personne n’a pas pu être renouvelée. Réessayez plus tard.';

/** Why a person may not write with a configuration, or null. */
export async function empechementDe(
  jetons: Pick<JetonsDePersonne, 'has'>,
  db: Db,
  { identite }: ConfigEcriture,
  userId: number | null,
): Promise<string | null> {
  if (identite !== 'personne') return null;
  return userId !== null && (await jetons.has(db, userId)) ? null : SANS_CONNEXION;
}

/** The access to Apidae: for the project alone, or with a person. */
export function accesBy({ vault, jetons }: { readonly vault: Vault; readonly jetons: JetonsDePersonne }) {
  return async (db: Db, config: ConfigEcriture, personne: number | null): Promise<AccesApidae> => {
    const { environnement, client, identite } = config;
    const secret = await secretDeConfig(db, vault, config.id);
    if (identite !== 'personne') return { environnement, client, secret, tokenSSO: null };
    if (personne === null || !(await jetons.has(db, personne))) throw new AccesRefuse(SANS_CONNEXION);
    const tokenSSO = await jetons.tokenOf(db, personne).catch((error: unknown) => {
      if (error instanceof BridgeError) throw new JobFailure(APIDAE_ABSENT);
      throw error;
    });
    if (tokenSSO === null) throw new AccesRefuse(CONNEXION_FINIE);
    return { environnement, client, secret, tokenSSO };
  };
}
