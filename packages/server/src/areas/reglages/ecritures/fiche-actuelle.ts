import type { Db } from '../../../schema.ts';
import { openApidae } from '../../../sources/import/ouverture/ouverture.ts';
import type { ClientApidae } from './client.ts';
import type { ConfigEcriture } from './config.repository.ts';

/** Reads records as Apidae has them now, by the feed that brings them back here: null where it is not read by its API. */
export function ficheActuelleBy(opening: Parameters<typeof openApidae>[0], client: ClientApidae) {
  return async (db: Db, { flux, environnement }: ConfigEcriture, identifiant: string): Promise<unknown> => {
    const opened = flux === null ? null : await openApidae(opening, db, flux);
    if (opened === null || opened.flux.mode !== 'api' || opened.flux.apiKey === '') return null;
    const { apiKey, projetId } = opened.flux;
    return client.read(environnement, { apiKey, projetId }, identifiant);
  };
}
