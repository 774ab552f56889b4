import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyRecord, GenerationDetail } from '@bridge/contract';
import { expect } from 'vitest';
import { readPdf } from '../../../publication/print/testing/lire.ts';
import type { Exploitant } from '../../../sources/testing/exploitant.ts';

export const GENERATIONS = '/api/editions/generations';
const PAGES = 10;

/** A model of many pages. */
export async function prepareModele(
  admin: Exploitant,
  { code = 'guide', parties = PAGES, mots = '', saut = 'page' } = {},
): Promise<AnyRecord> {
  const { items } = await admin.call<{ items: AnyRecord[] }>('GET', '/api/superadmin/editiontemplates');
  const page = { genre: 'page-libre', titre: {}, media: null, saut };
  return admin.call<AnyRecord>('POST', '/api/editions/modeles', {
    nom: 'Guide',
    code,
    sorties: ['ecran'],
    gabarit: items[0]?.id,
    plan: Array.from({ length: parties }, (_, n) => ({ ...page, texte: { fr: `Page d’essai ${n + 1}.${mots}` } })),
  });
}

/** Asks for the documents of a model; returns their numbers. */
export async function askDocuments(admin: Exploitant, modele: AnyRecord['id']): Promise<readonly number[]> {
  const path = `/api/editions/modeles/${modele}/generer`;
  const { generations } = await admin.call<{ generations: { id: number }[] }>('POST', path, {});
  return generations.map(({ id }) => id);
}

/** How many documents are being drawn, or were when their server died. */
export const drawnIn = async (dataDir: string): Promise<number> =>
  (await readdir(join(dataDir, 'editions-travail')).catch(() => [])).length;

/** How many documents are kept. */
export const keptIn = async (dataDir: string): Promise<number> =>
  (await readdir(join(dataDir, 'medias', 'editions'))).filter((name) => name !== 'images').length;

/** Waits until a document is there, and reads that it is whole. */
export async function expectMade(admin: Exploitant, id: number, timeout: number): Promise<void> {
  const read = () => admin.call<GenerationDetail>('GET', `${GENERATIONS}/${id}`);
  await expect.poll(async () => (await read()).etat, { timeout, interval: 500 }).toBe('prete');
  const { pages } = await readPdf(await admin.download(`${GENERATIONS}/${id}/fichiers/ecran`));
  expect(pages.filter((page) => page.includes(`Page d’essai ${PAGES}.`))).toHaveLength(1);
  expect((await read()).fichiers).toHaveLength(1);
}
