import { createHash } from 'node:crypto';
import { cleDAdresse, type Diffusion, type Planification } from '@bridge/contract';
import { destinatairesDe, type Listes } from './destinataires.ts';

/** A sending. Its address is read when it leaves: a secret goes only to the server that it was typed for. */
export interface Envoi {
  readonly genre: Exclude<Diffusion['genre'], 'adresse'>;
  /** The e-mail address or the address to call; empty when there is one at most. */
  readonly vers: string;
}

export interface EnvoiNomme extends Envoi {
  /** The destination in words. */
  readonly cible: string;
}

/** Stands for addresses of e-mails that cannot leave: such a sending is asked for, and fails with the reason. */
export const SANS_COURRIEL: ReadonlyMap<string, string> = new Map([
  [
    'personne',
    'Personne ne reçoit ce message\u00a0: ses listes n’ont pas d’adresse, ou ne sont plus partagées avec vous. Complétez-les, puis renvoyez le document.',
  ],
  [
    'trop',
    'Plus de 5\u00a0000 adresses\u00a0: aucun e-mail n’est parti. Répartissez les listes entre plusieurs planifications.',
  ],
]);
const sansCourriel = (vers: 'personne' | 'trop'): EnvoiNomme => ({ genre: 'courriel', vers, cible: 'E-mails' });

/** The most e-mails of one document: beyond, mail servers take them for spam. */
const MOST_COURRIELS = 5_000;

/** The sendings of a planification, one for each destination and each address. */
export function envoisVoulus({ diffusions }: Pick<Planification, 'diffusions'>, listes: Listes): readonly EnvoiNomme[] {
  const byKey = new Map<string, EnvoiNomme>();
  for (const envoi of diffusions.flatMap((diffusion) => lesEnvois(diffusion, listes)))
    if (!byKey.has(cleDe(envoi))) byKey.set(cleDe(envoi), envoi);
  const envois = [...byKey.values()];
  const others = envois.filter(({ genre }) => genre !== 'courriel');
  return envois.length - others.length > MOST_COURRIELS ? [...others, sansCourriel('trop')] : envois;
}

function lesEnvois(diffusion: Diffusion, listes: Listes): EnvoiNomme[] {
  switch (diffusion.genre) {
    case 'courriel': {
      const found = destinatairesDe(diffusion, listes);
      if (found.length === 0) return [sansCourriel('personne')];
      return found.map(({ adresse, nom }) => ({ genre: 'courriel', vers: adresse, cible: `E-mail à ${nom}` }));
    }
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

/** The name of a sending, so that one asked for twice waits once. */
export const nomDEnvoi = (generation: number, envoi: Envoi): string => `envoi ${generation} ${cleDe(envoi)}`;

/** The tries of the sendings of a document, by their names. */
export interface Essais {
  readonly tried: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  readonly arrived: ReadonlySet<string>;
}

/** The sendings that did not arrive: tried in vain or, when no e-mail could leave, never tried. */
export function envoisManques(
  generation: number,
  wanted: readonly EnvoiNomme[],
  { tried, failed, arrived }: Essais,
): readonly EnvoiNomme[] {
  const nom = (envoi: Envoi) => nomDEnvoi(generation, envoi);
  const noneLeft = [...SANS_COURRIEL.keys()].some((vers) => failed.has(nom({ genre: 'courriel', vers })));
  return wanted.filter((envoi) => {
    if (arrived.has(nom(envoi))) return false;
    return failed.has(nom(envoi)) || (noneLeft && envoi.genre === 'courriel' && !tried.has(nom(envoi)));
  });
}
