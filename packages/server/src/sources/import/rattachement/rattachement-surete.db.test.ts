import { describe, expect, it } from 'vitest';
import { IMPORTS, useAtelier } from '../../../testing/atelier.ts';
import { nationale, nationales } from '../../datatourisme/testing.ts';
import { LISE, officeDeDeuxSystemes } from '../testing/deux-systemes.ts';

const atelier = useAtelier();
const LAVOIR = nationale(2, 'RESAQU024V000002', 'Le Lavoir');
const AUTRE = nationale(1, LISE, 'LISE AUTREMENT');
const AVANT = { resume: { fr: 'Présentation de CHEZ LISE.' } };
const APRES = { resume: { fr: 'Présentation de LISE AUTREMENT.' } };

/** An office whose objet the national platform completes already. */
async function complete(nom: string) {
  const office = await officeDeDeuxSystemes(atelier, nom);
  await office.importSien();
  const premier = await office.importNational();
  await office.importSien();
  expect((await office.readLise()).document).toMatchObject(AVANT);
  return { ...office, premier };
}

describe('what completes an objet', () => {
  it('is not touched by a run that waits for a word, nor by one that was given up; it is once somebody agrees', async () => {
    const { changeNational, importNational, importSien, readLise, decideOf } = await complete('Office prudent');
    await changeNational(AUTRE);
    const suspect = await importNational();
    expect(suspect).toMatchObject({ etat: 'suspect', compteurs: { rattaches: 1 } });
    expect((await importSien()).compteurs).toMatchObject({ modifies: 0 });
    await decideOf(suspect, 'abandonner');
    expect((await importSien()).compteurs).toMatchObject({ modifies: 0 });
    const second = await importNational();
    await decideOf(second, 'confirmer');
    expect((await importSien()).compteurs).toMatchObject({ modifies: 1 });
    expect((await readLise()).document).toMatchObject(APRES);
  });

  it('is not touched by a file that is cut short, nor by a dry run', async () => {
    const { entiteId, changeNational, importNational, importSien, readLise } = await complete('Office coupé');
    await atelier.putFile(entiteId, 'datatourisme.json', nationales(AUTRE, LAVOIR).slice(0, -40));
    expect((await importNational()).etat).not.toBe('terminee');
    expect((await importSien()).compteurs).toMatchObject({ modifies: 0 });
    await changeNational(AUTRE, LAVOIR);
    expect(await importNational(true)).toMatchObject({ etat: 'terminee', compteurs: { rattaches: 1 } });
    expect((await importSien()).compteurs).toMatchObject({ modifies: 0 });
    expect((await readLise()).document).toMatchObject(AVANT);
  });

  it('is what it was before a run that is taken back', { tags: 'torture' }, async () => {
    const { changeNational, importNational, importSien, readLise, decideOf } = await complete('Office qui revient');
    await changeNational(AUTRE, LAVOIR);
    const passage = await importNational();
    await importSien();
    expect((await readLise()).document).toMatchObject(APRES);
    await decideOf(passage, 'annuler');
    expect((await importSien()).compteurs).toMatchObject({ modifies: 1 });
    expect((await readLise()).document).toMatchObject(AVANT);
  });

  it('completes no more once the run that brought it is taken back', async () => {
    const { importSien, readLise, decideOf, premier } = await complete('Office qui renonce');
    await decideOf(premier, 'annuler');
    expect((await importSien()).compteurs).toMatchObject({ modifies: 1 });
    expect((await readLise()).document.animaux).toBeUndefined();
  });

  it('completes again once the run that had forgotten it is taken back', async () => {
    const { changeNational, importNational, importSien, readLise, decideOf } = await complete('Office qui oublie');
    await changeNational(LAVOIR);
    const oubli = await importNational();
    await decideOf(oubli, 'confirmer');
    await importSien();
    expect((await readLise()).document.animaux).toBeUndefined();
    await decideOf(oubli, 'annuler');
    await importSien();
    expect((await readLise()).document).toMatchObject(AVANT);
  });

  it('is told in the report as what it is, with what it changes', async () => {
    const { admin, changeNational, importNational } = await complete('Office curieux');
    await changeNational(AUTRE, LAVOIR);
    const { id } = await importNational();
    const found = await admin.call('GET', `${IMPORTS}/${id}/objets?action=rattache`);
    expect(found.body.data).toMatchObject({ total: 1, items: [{ nom: 'Chez Lise', action: 'rattache' }] });
    const [identifiant] = (found.body.data as { items: { identifiant: string }[] }).items.map(
      (item) => item.identifiant,
    );
    const { body } = await admin.call('GET', `${IMPORTS}/${id}/objets/${encodeURIComponent(identifiant ?? '')}`);
    expect(body.data).toMatchObject({ action: 'rattache' });
    expect(JSON.stringify(body.data)).toContain('LISE AUTREMENT');
  });
});
