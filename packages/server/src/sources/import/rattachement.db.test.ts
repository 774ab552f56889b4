import { describe, expect, it } from 'vitest';
import { offre, tourinsoft, useAtelier } from '../../testing/atelier.ts';

const atelier = useAtelier();

const nationale = (id: number, producteur: string, nom: string) => ({
  '@id': `https://data.datatourisme.gouv.fr/15/n-${id}`,
  'dc:identifier': producteur,
  '@type': ['Restaurant', 'PointOfInterest'],
  'rdfs:label': { fr: [nom] },
  hasDescription: [{ shortDescription: { fr: [`Présentation de ${nom}.`] } }],
  petsAllowed: true,
  lastUpdate: '2026-10-01',
});

async function deuxFlux(nom: string, priorites: readonly string[]) {
  const rempli = await atelier.rempli(nom, 'tourinsoft', tourinsoft(offre('RESAQU024V000001', 'Chez Lise')));
  const { admin, entiteId } = rempli;
  const offres = [nationale(1, 'RESAQU024V000001', 'CHEZ LISE'), nationale(2, 'RESAQU024V000002', 'Le Lavoir')];
  const depot = await atelier.depose(entiteId, 'datatourisme.json', JSON.stringify(offres));
  const flux = await atelier.flux(admin, 'datatourisme', { origine: 'fichier', depot, priorites });
  return { ...rempli, national: flux, importNational: () => atelier.runImport(admin, 'datatourisme', flux.id) };
}

describe('an offer that two systems bring', () => {
  it('is one objet: DATAtourisme completes it when its own system brings it again, and says so', async () => {
    const { admin, importNational, runImport } = await deuxFlux('Office complété', []);
    const passage = await importNational();
    expect(passage).toMatchObject({ etat: 'terminee', compteurs: { crees: 1, rejetes: 1 } });
    expect((await atelier.objets(admin)).map(({ nom }) => nom)).toEqual(['Chez Lise', 'Le Lavoir']);
    expect((await runImport()).compteurs).toMatchObject({ modifies: 1 });
    const [objet] = await atelier.objets(admin);
    const fiche = await admin.call<{ document: { nom: object; resume: { fr?: string }; animaux?: boolean } }>(
      'GET',
      `/api/catalogue/${objet?.id}/fiche`,
    );
    expect(fiche.body.data.document).toMatchObject({
      nom: { fr: 'Chez Lise' },
      animaux: true,
      resume: { fr: 'Présentation de CHEZ LISE.' },
    });
    expect((await runImport()).compteurs).toMatchObject({ modifies: 0, inchanges: 1 });
    expect((await importNational()).compteurs).toMatchObject({ crees: 0, inchanges: 1, rejetes: 1 });
    expect(await atelier.objets(admin)).toHaveLength(2);
  });

  it('takes from DATAtourisme the parts that its feed gives before the others', async () => {
    const { admin, importNational, runImport } = await deuxFlux('Office prioritaire', ['nom']);
    await importNational();
    await runImport();
    expect((await atelier.objets(admin)).map(({ nom }) => nom)).toEqual(['CHEZ LISE', 'Le Lavoir']);
  });
});

describe('an identifier that comes twice', () => {
  it('is the record that its source changed last, even where the older one comes after', async () => {
    const copie = (nom: string, Updated: string) => offre('RESAQU024V000009', nom, { Updated });
    const vieille = copie('Ancien nom', '2026-01-01T10:00:00');
    const neuve = copie('Nouveau nom', '2026-06-01T10:00:00');
    const { admin, premier, change, runImport } = await atelier.rempli(
      'Office double',
      'tourinsoft',
      tourinsoft(neuve, vieille),
    );
    expect(premier.compteurs).toMatchObject({ crees: 1, rejetes: 1 });
    expect((await atelier.objets(admin)).map(({ nom }) => nom)).toEqual(['Nouveau nom']);
    await change(tourinsoft(vieille, neuve));
    expect((await runImport()).compteurs).toMatchObject({ modifies: 0, rejetes: 1 });
    expect((await atelier.objets(admin)).map(({ nom }) => nom)).toEqual(['Nouveau nom']);
  });
});
