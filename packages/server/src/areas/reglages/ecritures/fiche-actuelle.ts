import type { Db } from '../../../schema.ts';
import { openApidae } from '../../../sources/import/ouverture/ouverture.ts';
import type { ClientApidae } from './client.ts';
import type { ConfigEcriture } from './config.repository.ts';

/** Reads records in Apidae through the feed that imports them; null when that feed does not use the API. */
export function ficheActuelleBy(opening: Parameters<typeof openApidae>[0], client: ClientApidae) {
  return async (db: Db, { flux, environnement }: ConfigEcriture, identifiant: string): Promise<unknown> => {
    const opened = flux === null ? null : await openApidae(opening, db, flux);
    if (opened === null || opened.flux.mode !== 'api' || opened.flux.apiKey === '') return null;
    const { apiKey, projetId } = opened.flux;
    return client.read(environnement, { apiKey, projetId }, identifiant);
  };
}
