import { createHash } from 'node:crypto';
import { cleDAdresse, type Diffusion, type Planification } from '@bridge/contract';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import type { GenerationLue } from '../../../publication/print/generations/generations.repository.ts';
import type { Db } from '../../../schema.ts';
import { entiteDe, planificationLue } from '../parutions/planification.repository.ts';
import { destinatairesDe, type Listes, listesDe } from './destinataires.ts';
import { arrivedOf, envoisDe } from './envoi.repository.ts';

/** Over an hour and a half: servers come back. */
export const ENVOI = { type: 'envoi', maxTentatives: 10 } as const;

/** One thing to send: where is read in the planification when it leaves, so that a secret goes only where it was typed for. */
export interface Envoi {
  readonly genre: Exclude<Diffusion['genre'], 'adresse'>;
  /** Which of them: an address of e-mail, an address that is called; empty where there is one at most. */
  readonly vers: string;
}

interface EnvoiNomme extends Envoi {
  /** To whom or where, in words. */
  readonly cible: string;
}

/** What a planification sends, one for each destination and each address. */
export function envoisVoulus({ diffusions }: Pick<Planification, 'diffusions'>, listes: Listes): readonly EnvoiNomme[] {
  const all = diffusions.flatMap((diffusion) => lesEnvois(diffusion, listes));
  return [...new Map(all.map((envoi) => [cleDe(envoi), envoi])).values()];
}

function lesEnvois(diffusion: Diffusion, listes: Listes): EnvoiNomme[] {
  switch (diffusion.genre) {
    case 'courriel':
      return destinatairesDe(diffusion, listes).map((vers) => ({ genre: 'courriel', vers, cible: `E-mail à ${vers}` }));
    case 'depot':
      return [{ genre: 'depot', vers: '', cible: `${diffusion.protocole.toUpperCase()}, ${diffusion.hote}` }];
    case 'webhook':
      return [{ genre: 'webhook', vers: diffusion.url, cible: `Appel de ${new URL(diffusion.url).host}` }];
    case 'mediatheque':
      return [{ genre: 'mediatheque', vers: '', cible: `Médiathèque, ${diffusion.dossier || 'sans dossier'}` }];
    case 'adresse':
      return [];
  }
}

function cleDe({ genre, vers }: Envoi): string {
  if (genre === 'courriel') return `${genre} ${cleDAdresse(vers)}`;
  // An address that is called may be longer than a key.
  return `${genre} ${genre === 'webhook' ? createHash('sha256').update(vers).digest('hex') : vers}`;
}

/** Names a sending: asked for twice, it waits once. */
export const nomDEnvoi = (generation: number, envoi: Envoi): string => `envoi ${generation} ${cleDe(envoi)}`;

interface Demande {
  readonly demandePar: number | null;
  /** Whether only what did not arrive leaves. */
  readonly echecs?: boolean;
}

/** Asks for the sendings of a validated document, in the transaction of what validates it. Answers how many. */
export async function askEnvois(
  tx: Db,
  generation: GenerationLue,
  { demandePar, echecs }: Demande,
  at: Date,
): Promise<number> {
  const record = await planificationLue(tx, generation.planification);
  if (record === undefined) return 0;
  const wanted = envoisVoulus(record, await listesDe(tx, record));
  const asked = echecs ? await failedAmong(tx, generation.id, wanted) : wanted;
  for (const { genre, vers, cible } of asked)
    await enqueue(
      tx,
      {
        definition: ENVOI,
        donnees: { generation: generation.id, genre, vers },
        cible,
        lien: { ressource: 'generation', id: generation.id },
        entiteId: entiteDe(record),
        demandePar,
        cle: nomDEnvoi(generation.id, { genre, vers }),
      },
      at,
    );
  if (asked.length > 0)
    await tx.updateTable('generations').set({ envois_alertes: false }).where('id', '=', generation.id).execute();
  return asked.length;
}

/** Those that were tried and did not arrive. */
async function failedAmong(tx: Db, generation: number, wanted: readonly EnvoiNomme[]): Promise<readonly EnvoiNomme[]> {
  const tried = await envoisDe(tx, generation);
  const failed = new Set(tried.filter(({ etat }) => etat === 'echouee' || etat === 'annulee').map(({ cle }) => cle));
  const arrived = await arrivedOf(tx, generation);
  return wanted.filter((envoi) => {
    const nom = nomDEnvoi(generation, envoi);
    return failed.has(nom) && !arrived.has(nom);
  });
}
