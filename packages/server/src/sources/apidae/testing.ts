import { ZipFile } from 'yazl';
import { collected } from '../reading/testing.ts';
import type { FluxApidaeOuvert } from './flux.ts';

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

/** An export, as Apidae makes it: its files by their names, written as JSON. */
export async function exportApidae(files: Readonly<Record<string, unknown>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nom, value] of Object.entries(files)) zip.addBuffer(Buffer.from(JSON.stringify(value)), nom);
  zip.end();
  // The types of yazl know an older kind of stream: those of Node are read piece by piece.
  return Buffer.concat(await collected(zip.outputStream as AsyncIterable<Buffer>));
}
