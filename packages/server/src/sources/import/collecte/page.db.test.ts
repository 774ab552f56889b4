import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../platform/db/testing/empty-tables.ts';
import { temporaryFolder } from '../../../platform/db/testing/temp-folder.ts';
import { useImports } from '../../testing/use-imports.ts';
import type { ReponseEssai } from '../testing/essai.source.ts';
import { Essai, hotels } from '../testing/essai.ts';
import { addPage, pagesOf } from './page.repository.ts';

const db = useImports();
let essai: Essai;
beforeEach(async () => {
  await emptyTables(db(), 'objets', 'importations');
  essai = await Essai.open(db());
  essai.lot = 500;
});

/** A feed that is a file, and a run of it that dies once a thousand pieces are staged. */
async function fileFeed() {
  const fichier = join(await temporaryFolder(), 'feed.json');
  const put = async (answer: Omit<ReponseEssai, 'total'>, at: string) => {
    await writeFile(fichier, JSON.stringify({ ...answer, total: answer.fiches.length }));
    await utimes(fichier, new Date(at), new Date(at));
  };
  essai.options = { fichier, seuil: 100 };
  const interrupted = async () => {
    const id = await essai.launch();
    let left = 3;
    const dies = essai.go(id, () => {
      left -= 1;
      if (left === 0) throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    expect(await pagesOf(db(), id)).toMatchObject([{ resume: null, lus: expect.any(Number) }]);
    return id;
  };
  return { put, interrupted };
}

describe('a file that was replaced while its run was interrupted', () => {
  it('is read from its beginning', async () => {
    const { put, interrupted } = await fileFeed();
    await put({ fiches: hotels(1_500) }, '2026-11-15T08:00:00Z');
    const id = await interrupted();
    await put({ fiches: hotels(1_400, 'Auberge') }, '2026-11-15T09:00:00Z');
    await essai.go(id);
    expect(await essai.report(id)).toMatchObject({ etat: 'terminee', crees: 1_400, rejetes: 0 });
    expect((await essai.objets()).every(({ nom }) => nom.startsWith('Auberge'))).toBe(true);
  });

  it('removes nothing that only the former one named', async () => {
    const { put, interrupted } = await fileFeed();
    await put({ fiches: hotels(1) }, '2026-11-15T07:00:00Z');
    await essai.import();
    await put({ supprimees: ['H0001'], fiches: hotels(1_500).slice(1) }, '2026-11-15T08:00:00Z');
    const id = await interrupted();
    // A refused record says nothing of its objet, which stays.
    await put({ fiches: [{ id: 'H0001' }, ...hotels(12).slice(1)] }, '2026-11-15T09:00:00Z');
    await essai.go(id);
    expect(await essai.report(id)).toMatchObject({ etat: 'terminee', crees: 11, rejetes: 1, retires: 0 });
    expect((await essai.objets())[0]).toMatchObject({ identifiant: 'H0001', statut: 'publie' });
  });

  it('finds as they were the objets that the former one had found as they were', async () => {
    const { put, interrupted } = await fileFeed();
    await put({ fiches: hotels(1_500) }, '2026-11-15T07:00:00Z');
    await essai.import();
    await put({ fiches: hotels(1_500) }, '2026-11-15T08:00:00Z');
    const id = await interrupted();
    await put({ fiches: hotels(1_500) }, '2026-11-15T09:00:00Z');
    await essai.go(id);
    expect(await essai.report(id)).toMatchObject({ etat: 'terminee', inchanges: 1_500, rejetes: 0 });
  });

  it('is known by its own instant once it is noted again', async () => {
    const id = await essai.launch();
    const page = { cle: 'depot', objet: 'feed.json', taille: 1 };
    const at = new Date('2026-11-15T09:00:00Z');
    await addPage(db(), id, { ...page, modifieLe: new Date('2026-11-15T08:00:00Z') });
    await addPage(db(), id, { ...page, taille: 2, modifieLe: at });
    expect(await pagesOf(db(), id)).toMatchObject([{ taille: 2, modifieLe: at }]);
  });
});
