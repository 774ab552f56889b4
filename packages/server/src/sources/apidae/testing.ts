import { documentSchema, sourceSchema } from '@bridge/contract';
import { archiveJson } from '../reading/archives/testing.archive.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import { interpretApidae } from './interpretation.ts';

export function fluxApidae(changes: Partial<FluxApidaeOuvert> = {}): FluxApidaeOuvert {
  return {
    mode: 'api',
    url: 'https://api.exemple.fr/api',
    projetId: 42,
    apiKey: 'clef-secrete',
    selectionIds: [],
    territoireIds: [],
    criteresQuery: '',
    langues: [],
    ...changes,
  };
}

/** An object, as the API writes it. */
export function objetApidae(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    type: 'HOTELLERIE',
    id: 1001,
    identifier: 'SITRA2_HOT_1001',
    state: 'PUBLISHED',
    nom: { libelleFr: 'Hôtel des Glycines' },
    ...changes,
  };
}

/** What is made of an object, of the shape that the catalogue keeps. */
export function understood(changes: Readonly<Record<string, unknown>> = {}, flux: Partial<FluxApidaeOuvert> = {}) {
  const read = interpretApidae(fluxApidae(flux), objetApidae(changes));
  documentSchema.parse(read.document);
  sourceSchema.parse(read.source);
  return read;
}

/** An element of a referential. */
export const ref = (elementReferenceType: string, id: number, libelleFr?: string) => ({
  elementReferenceType,
  id,
  ...(libelleFr === undefined ? {} : { libelleFr }),
});

/** An export, as Apidae makes it: its files by their names. */
export const exportApidae = archiveJson;
