import { describe, expect, it } from 'vitest';
import { CATALOGUE, offre, tourinsoft, useAtelier } from '../../../testing/atelier.ts';
import { nationale, nationales } from '../../datatourisme/testing.ts';
import { LISE, officeDeDeuxSystemes } from '../testing/deux-systemes.ts';

const atelier = useAtelier();

const office = (nom: string, precedences: object = {}) => officeDeDeuxSystemes(atelier, nom, precedences);

describe('an offer that two systems bring', () => {
  it('is one objet: DATAtourisme completes it when its own system brings it again, and says so', async () => {
    const { importSien, importNational, noms, readLise } = await office('Office complété');
    await importSien();
    expect(await importNational()).toMatchObject({
      etat: 'terminee',
      compteurs: { crees: 1, rattaches: 1, rejetes: 0 },
    });
    expect(await noms()).toEqual(['Chez Lise', 'Le Lavoir']);
    expect((await importSien()).compteurs).toMatchObject({ modifies: 1 });
    expect((await readLise()).document).toMatchObject({
      nom: { fr: 'Chez Lise' },
      animaux: true,
      resume: { fr: 'Présentation de CHEZ LISE.' },
    });
    expect((await readLise()).identites).toEqual([
      { systeme: 'tourinsoft', identifiant: LISE, role: 'actuelle' },
      { systeme: 'datatourisme', identifiant: expect.any(String), role: 'complement' },
    ]);
    expect((await importSien()).compteurs).toMatchObject({ modifies: 0, inchanges: 1 });
    expect((await importNational()).compteurs).toMatchObject({ crees: 0, inchanges: 1, rattaches: 1 });
    expect(await noms()).toHaveLength(2);
  });

  it('is one objet when DATAtourisme comes first: its own system takes it over, with its number and all that people gave it', async () => {
    const { admin, importSien, importNational, noms, readLise } = await office('Office en retard');
    await importNational();
    const before = (await readLise()).objet;
    expect(before.systeme).toBe('datatourisme');
    await admin.call('PUT', `${CATALOGUE}/${before.id}`, { notesInternes: 'À revoir', version: before.version });
    await admin.call('PUT', `${CATALOGUE}/${before.id}/textes`, { champ: 'nom', langue: 'fr', valeur: 'La Lise' });
    expect((await importSien()).compteurs).toMatchObject({ crees: 0, modifies: 1 });
    const after = await readLise();
    expect(after.objet).toMatchObject({
      ...{ id: before.id, systeme: 'tourinsoft', identifiant: LISE, nom: 'Chez Lise', notesInternes: 'À revoir' },
      fluxDatatourisme: null,
    });
    expect(after.document).toMatchObject({ nom: { fr: 'Chez Lise' }, animaux: true });
    expect(after.textesLocaux).toMatchObject([{ valeur: 'La Lise' }]);
    expect(await noms()).toEqual(['Chez Lise', 'Le Lavoir']);
    // From then on, each feed finds the objet unchanged: neither takes it from the other.
    expect((await importNational()).compteurs).toMatchObject({ crees: 0, modifies: 0, inchanges: 1, rattaches: 1 });
    expect((await importSien()).compteurs).toMatchObject({ crees: 0, modifies: 0, inchanges: 1 });
    expect((await readLise()).objet).toMatchObject({ id: before.id, systeme: 'tourinsoft' });
  });

  it('goes back to DATAtourisme when the import that took it over is taken back', { tags: 'torture' }, async () => {
    const { decideOf, importSien, importNational, readLise } = await office('Office repenti');
    await importNational();
    const before = (await readLise()).objet;
    const passage = await importSien();
    await decideOf(passage, 'annuler');
    expect((await readLise()).objet).toMatchObject({ id: before.id, nom: 'CHEZ LISE', systeme: 'datatourisme' });
    expect(await importNational()).toMatchObject({
      etat: 'terminee',
      compteurs: { crees: 0, modifies: 0, inchanges: 2 },
    });
    await importSien();
    expect((await readLise()).document.animaux).toBe(true);
  });

  it('is completed no more by what DATAtourisme no longer says, once somebody agreed that so much goes', {
    tags: 'torture',
  }, async () => {
    const { decideOf, importSien, importNational, changeNational, readLise } = await office('Office délaissé');
    await importNational();
    await importSien();
    await changeNational(nationale(2, 'RESAQU024V000002', 'Le Lavoir'));
    const passage = await importNational();
    expect(passage).toMatchObject({ etat: 'suspect' });
    expect((await importSien()).compteurs).toMatchObject({ modifies: 0 });
    expect((await readLise()).document.animaux).toBe(true);
    await decideOf(passage, 'confirmer');
    expect((await importSien()).compteurs).toMatchObject({ modifies: 1 });
    expect((await readLise()).document.animaux).toBeUndefined();
  });

  it('keeps what completes it when the national feed comes empty, though it made no objet of its own', {
    tags: 'torture',
  }, async () => {
    const { importSien, importNational, changeNational, readLise } = await office('Office à sec');
    await importSien();
    await changeNational(nationale(1, LISE, 'CHEZ LISE'));
    expect(await importNational()).toMatchObject({ etat: 'terminee', compteurs: { crees: 0, rattaches: 1 } });
    await importSien();
    await changeNational();
    expect(await importNational()).toMatchObject({ etat: 'suspect' });
    expect((await importSien()).compteurs).toMatchObject({ modifies: 0 });
    expect((await readLise()).document.animaux).toBe(true);
  });

  it('is of another offer where a plain number is all that the two share', async () => {
    const { admin, entiteId } = await atelier.office('Office aux nombres');
    const sienne = await atelier.putFile(entiteId, 't.json', tourinsoft(offre('4512', 'Camping du Lac')));
    const autre = await atelier.putFile(entiteId, 'd.json', nationales(nationale(1, '4512', 'Musée du Verre')));
    for (const [systeme, depot] of [
      ['datatourisme', autre],
      ['tourinsoft', sienne],
    ] as const) {
      const flux = await atelier.flux(admin, systeme, { origine: 'fichier', depot });
      expect((await atelier.runImport(admin, systeme, flux.id)).compteurs).toMatchObject({ crees: 1 });
    }
  });
});

describe('the table of an entity, which says which source wins', () => {
  it('decides of the objets of that entity, part by part, whichever came first', async () => {
    for (const [nom, nationalFirst] of [
      ['Office prioritaire', false],
      ['Office prioritaire en retard', true],
    ] as const) {
      const { importSien, importNational, noms } = await office(nom, { nom: 'datatourisme' });
      if (nationalFirst) await importNational();
      await importSien();
      await importNational();
      await importSien();
      expect(await noms()).toEqual(['CHEZ LISE', 'Le Lavoir']);
    }
  });

  it('is read again at each import, and what it no longer gives goes back', { tags: 'torture' }, async () => {
    const { importSien, importNational, noms, decide } = await office('Office changeant');
    await importSien();
    await importNational();
    await importSien();
    expect(await noms()).toEqual(['Chez Lise', 'Le Lavoir']);
    await decide({ nom: 'datatourisme' });
    expect((await importSien()).compteurs).toMatchObject({ modifies: 1 });
    expect(await noms()).toEqual(['CHEZ LISE', 'Le Lavoir']);
    await decide({ nom: 'propre' });
    await importSien();
    expect(await noms()).toEqual(['Chez Lise', 'Le Lavoir']);
  });
});

// Last, since the offices above see what it shares with everybody.
describe('an offer that is shared with everybody', () => {
  it('stays two objets where the first is not shared as widely as the second: nobody loses an offer that they see', async () => {
    const { admin, entiteId } = await atelier.office('Office partageur');
    const sienne = await atelier.putFile(entiteId, 's.json', tourinsoft(offre(LISE, 'Chez Lise')));
    const autre = await atelier.putFile(entiteId, 'p.json', nationales(nationale(1, LISE, 'CHEZ LISE')));
    const flux = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot: sienne, partage: 'prive' });
    await atelier.runImport(admin, 'tourinsoft', flux.id);
    const national = { origine: 'fichier', depot: autre, partage: 'toutes' };
    const { id } = await atelier.flux(admin, 'datatourisme', national);
    expect((await atelier.runImport(admin, 'datatourisme', id)).compteurs).toMatchObject({ crees: 1, rejetes: 0 });
  });
});
