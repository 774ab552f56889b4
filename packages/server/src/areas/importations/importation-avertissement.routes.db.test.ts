import type { RapportImportation } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { IMPORTS, lei, produit, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { act, nextId } from './testing/importations.ts';

const atelier = useAtelier();

type Report = RapportImportation;
const report = async (person: Person, id: number) => (await person.call<Report>('GET', `${IMPORTS}/${id}`)).body.data;

/** Three records with a bad telephone each, and one of them with a bad address of its site. */
async function warned(nom: string) {
  const from = nextId();
  const fiches = (version: string) =>
    lei(
      ...[0, 1, 2].map((rang) =>
        produit(String(from + rang), `Auberge ${rang} ${version}`, {
          ADRPROD_TEL: 'à demander',
          ...(rang === 0 ? { ADRPROD_URL: 'pas un site' } : {}),
        }),
      ),
    );
  const feed = await atelier.rempli(nom, 'lei', fiches('un'));
  return { ...feed, fiches };
}

const TELEPHONE = { message: 'Ce numéro de téléphone n’est pas valide.', champ: 'ADRPROD_TEL' };

describe('the warnings of a report', () => {
  it('are grouped by cause and field, the most frequent first', async () => {
    const { admin, premier } = await warned('Office averti');
    const { avertissements, compteurs } = await report(admin, premier.id);
    expect(avertissements).toMatchObject([
      { ...TELEPHONE, nombre: 3 },
      { champ: 'ADRPROD_URL', nombre: 1 },
    ]);
    expect(compteurs.avertissements).toBe(4);
  });

  it('that are ignored are folded and no longer counted, in this report and in the next, with who and when', async () => {
    const { admin, premier, change, runImport, fiches } = await warned('Office lassé');
    expect((await act(admin, premier.id, 'avertissements/ignorer', TELEPHONE)).status).toBe(200);
    await change(fiches('deux'));
    for (const { id } of [premier, await runImport()]) {
      const told = await report(admin, id);
      expect(told.avertissements).toMatchObject([{ champ: 'ADRPROD_URL' }]);
      expect(told.compteurs.avertissements).toBe(1);
      expect(told.avertissementsIgnores).toBe(3);
      expect(told.ignores).toMatchObject([
        { ...TELEPHONE, nombre: 3, ignorePar: expect.stringContaining('Nom'), ignoreLe: expect.any(String) },
      ]);
    }
    expect(await atelier.journal('importation', premier.id)).toEqual(['importation.ignorer-avertissement']);
  });

  it('are those of its own run, whatever its records have become', async () => {
    const { admin, premier, change, runImport } = await warned('Office guéri');
    const { exemples } = (await report(admin, premier.id)).avertissements[0] ?? {};
    const cured = (exemples ?? []).map(({ identifiant }) => produit(identifiant ?? '', 'Auberge guérie'));
    await change(lei(...cured));
    expect(await runImport()).toMatchObject({ compteurs: { modifies: 3, avertissements: 0 } });
    expect(await report(admin, premier.id)).toMatchObject({
      compteurs: { avertissements: 4 },
      avertissements: [{ ...TELEPHONE, nombre: 3, exemples }, { nombre: 1 }],
    });
  });

  it('are counted alike in the list, the comparison and the report', async () => {
    const { admin, flux, premier, change, runImport, fiches } = await warned('Office constant');
    await change(fiches('deux'));
    const second = await runImport();
    await act(admin, premier.id, 'avertissements/ignorer', TELEPHONE);
    const list = await admin.call<{ items: Report[] }>('GET', `${IMPORTS}?filter={"fluxLei":[${flux.id}]}`);
    expect(list.body.data.items.map(({ compteurs }) => compteurs.avertissements)).toEqual([1, 1]);
    const both = await admin.call('GET', `${IMPORTS}/${second.id}/comparer/${premier.id}`);
    const one = { compteurs: { avertissements: 1 } };
    expect(both.body.data).toMatchObject({ ici: one, autre: one });
    expect(await report(admin, second.id)).toMatchObject(one);
  });

  it('of records that say the same in another text are counted once, before and after', async () => {
    const { admin, change, runImport, fiches } = await warned('Office répété');
    await change(fiches('un').replaceAll('à demander', 'sur demande'));
    const trial = await runImport(true);
    const done = await runImport();
    expect(done).toMatchObject({ compteurs: { modifies: 0, inchanges: 3 } });
    for (const { id } of [trial, done])
      expect(await report(admin, id)).toMatchObject({
        compteurs: { avertissements: 4 },
        avertissements: [{ nombre: 3 }, { nombre: 1 }],
      });
  });

  it('of another feed are not touched', async () => {
    const one = await warned('Office sourd');
    const other = await warned('Office à l’écoute');
    await act(one.admin, one.premier.id, 'avertissements/ignorer', TELEPHONE);
    expect((await report(other.admin, other.premier.id)).compteurs.avertissements).toBe(4);
    expect((await act(other.admin, one.premier.id, 'avertissements/ignorer', TELEPHONE)).status).toBe(404);
  });

  it('are heard again on demand', async () => {
    const { admin, premier } = await warned('Office revenu sur terre');
    for (const action of ['ignorer', 'ignorer', 'retablir'])
      expect((await act(admin, premier.id, `avertissements/${action}`, TELEPHONE)).status).toBe(200);
    expect(await report(admin, premier.id)).toMatchObject({ ignores: [], compteurs: { avertissements: 4 } });
  });
});
