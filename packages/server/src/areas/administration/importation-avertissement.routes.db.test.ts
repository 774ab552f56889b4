import type { EndpointAnswer, getImportation } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { IMPORTS, lei, produit, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { act, nextId } from './testing/importations.ts';

const atelier = useAtelier();

type Report = EndpointAnswer<typeof getImportation>;
const report = async (person: Person, id: number) => (await person.call<Report>('GET', `${IMPORTS}/${id}`)).body.data;

/** Three records, each with a bad telephone and one of them with a bad address of its site. */
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
    const { admin, premier, change, importer, fiches } = await warned('Office lassé');
    expect((await act(admin, premier.id, 'avertissements/ignorer', TELEPHONE)).status).toBe(200);
    await change(fiches('deux'));
    for (const { id } of [premier, await importer()]) {
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
