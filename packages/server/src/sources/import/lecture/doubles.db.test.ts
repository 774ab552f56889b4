import { describe, expect, it } from 'vitest';
import { offre, tourinsoft, useAtelier } from '../../../testing/atelier.ts';

const atelier = useAtelier();

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
