import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useImports } from '../../testing/use-imports.ts';
import { setState } from '../importation.repository.ts';
import { warningGroups } from '../rapport/rapport-avertissements.repository.ts';
import { Essai, hotels } from '../testing/essai.ts';

const db = useImports();
let essai: Essai;
let other: Essai;
beforeEach(async () => {
  essai = await Essai.open(db());
  essai.fiches = hotels(10);
  await essai.import();
  other = await Essai.open(db());
  send(10);
});

/** Makes the other feed send some of the objets of the first, under other names. */
function send(held: number, own = 0): void {
  const taken = hotels(held, 'Repris').map(({ id, ...fiche }) => ({ ...fiche, id: `F${essai.fluxId}-${id}` }));
  const fresh = hotels(own, 'Neuf').map(({ id, ...fiche }) => ({ ...fiche, id: `F${other.fluxId}-${id}` }));
  other.taille = 100;
  other.panne = () => ({ fiches: [...taken, ...fresh], total: held + own });
}

async function agree(id: number) {
  await setState(db(), id, { etat: 'suspect', accord: true });
  await other.go(id);
  return other.report(id);
}

describe('objets that another feed holds', () => {
  it('are not taken from it without asking', async () => {
    const run = await other.import();
    expect(run).toMatchObject({ etat: 'suspect', modifies: 10, avertissements: 10 });
    expect(run.motif).toContain('Ces 10 fiches viennent déjà du flux «\u00a0Flux d’essai\u00a0»');
    expect(other.alertes).toEqual([run.motif]);
    expect((await essai.objets()).every(({ nom }) => nom.startsWith('Hôtel'))).toBe(true);
  });

  it('are taken once somebody agrees, and then neither feed is asked again', async () => {
    expect(await agree((await other.import()).id)).toMatchObject({ etat: 'terminee', modifies: 10 });
    expect(await other.objets()).toHaveLength(10);
    expect(await essai.import()).toMatchObject({ etat: 'terminee', modifies: 10 });
    expect(await other.import()).toMatchObject({ etat: 'terminee', modifies: 10, avertissements: 0 });
  });

  it('are told of, where they are too few to ask', async () => {
    send(1, 19);
    const run = await other.import();
    expect(run).toMatchObject({ etat: 'terminee', crees: 19, modifies: 1, avertissements: 1 });
    const { groupes } = await warningGroups(db(), { id: run.id, systeme: 'lei', flux_id: other.fluxId });
    expect(groupes).toMatchObject([{ message: 'La fiche vient déjà du flux «\u00a0Flux d’essai\u00a0».', nombre: 1 }]);
  });

  it('are free once that feed is deleted', async () => {
    await sql`UPDATE flux_lei SET supprime_le = now() WHERE id = ${essai.fluxId}`.execute(db());
    expect(await other.import()).toMatchObject({ etat: 'terminee', modifies: 10 });
  });
});
