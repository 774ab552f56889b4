import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useImports } from '../../testing/use-imports.ts';
import { clearStaging } from '../application/application.repository.ts';
import { setState } from '../importation.repository.ts';
import { Essai, hotels } from '../testing/essai.ts';
import { leftFound } from './restitution.repository.ts';

const db = useImports();
let essai: Essai;
beforeEach(async () => {
  essai = await Essai.open(db());
  essai.fiches = hotels(10);
  await essai.import();
});

/** A run that renamed everything, and its undoing, stopped as soon as `enough`. */
async function stoppedBack(enough: (etat: string | undefined, given: number) => boolean) {
  essai.fiches = hotels(10, 'Auberge');
  const bad = await essai.import();
  const back = await essai.launch({ annulationDe: bad.id });
  for (let cut = 1; ; cut += 1) {
    let left = cut;
    const stop = () => {
      left -= 1;
      if (left <= 0) throw new Error('killed');
    };
    await expect(essai.go(back, stop)).rejects.toThrow('killed');
    if (enough((await essai.report(back)).etat, await named('Hôtel'))) return { bad, back };
  }
}

const named = async (word: string) => (await essai.objets()).filter(({ nom }) => nom.startsWith(word)).length;
const leftBy = async (back: number) =>
  (await leftFound(db(), { kind: 'system', reason: 'a test reads everything' }, back, { page: 1, itemsPerPage: 50 }))
    .items;

describe('a way back', () => {
  it('leaves what another feed changed after it was worked out and before it was applied', async () => {
    const { back } = await stoppedBack((etat) => etat === 'application');
    expect(await named('Hôtel')).toBe(0);
    const other = await Essai.open(db());
    other.options = { seuil: 100 };
    other.panne = () => ({
      fiches: [{ id: `F${essai.fluxId}-H0004`, nom: 'Repris', commune: 'Ambreville' }],
      total: 1,
    });
    const later = await other.import();
    expect(later).toMatchObject({ etat: 'terminee', modifies: 1 });
    await essai.go(back);
    expect(await essai.report(back)).toMatchObject({ etat: 'terminee', modifies: 9, retires: 0 });
    expect(await leftBy(back)).toMatchObject([{ nom: 'Repris', par: later.id }]);
    expect(await named('Hôtel')).toBe(9);
    expect(await other.objets()).toMatchObject([{ nom: 'Repris' }]);
  });

  it('does not take from a third feed what that took once it was given back', async () => {
    const { back } = await stoppedBack((_, given) => given > 0);
    const [first] = (await essai.objets()).filter(({ nom }) => nom.startsWith('Hôtel'));
    const other = await Essai.open(db());
    other.options = { seuil: 100 };
    const id = `F${essai.fluxId}-${first?.identifiant}`;
    other.panne = () => ({ fiches: [{ id, nom: 'Repris', commune: 'Ambreville' }], total: 1 });
    await other.import();
    await essai.go(back);
    expect(await essai.report(back)).toMatchObject({ etat: 'terminee', modifies: 10 });
    expect(await other.objets()).toMatchObject([{ nom: 'Repris' }]);
  });

  it('that was given up half-way and is asked again finishes what it had begun', async () => {
    const { bad, back } = await stoppedBack((_, given) => given > 0);
    expect(await named('Hôtel')).toBeLessThan(10);
    await setState(db(), back, { etat: 'abandonnee' });
    await clearStaging(db(), back);
    const again = await essai.launch({ annulationDe: bad.id });
    await essai.go(again);
    expect(await leftBy(again)).toEqual([]);
    expect(await named('Hôtel')).toBe(10);
    const { rows } = await sql`SELECT etat FROM importations WHERE id = ${bad.id}`.execute(db());
    expect(rows).toEqual([{ etat: 'annulee' }]);
  });
});
