import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { IMPORTS, offre, tourinsoft, useAtelier } from '../../../testing/atelier.ts';
import { SANS_DATE, SANS_DATE_MASQUE } from './controle.rules.ts';

const atelier = useAtelier();

it('an event without a date is counted at each import, and stays published as long as the instance wants', async () => {
  const { admin, premier, runImport } = await atelier.rempli(
    'Office des fêtes',
    'tourinsoft',
    tourinsoft(offre('FMAESS024V000001', 'Fête sans date'), offre('RESESS024V000001', 'Chez Lise')),
  );
  const told = async (id: number) => (await admin.call<object>('GET', `${IMPORTS}/${id}`)).body.data;
  const statuts = async () => {
    const objets = await atelier.objets(admin);
    return objets.map(({ nom, statut }) => `${nom}\u00a0: ${statut}`).toSorted();
  };
  expect(await told(premier.id)).toMatchObject({ avertissements: [{ message: SANS_DATE, nombre: 1 }] });
  expect(await statuts()).toEqual(['Chez Lise\u00a0: publie', 'Fête sans date\u00a0: publie']);
  expect(await told((await runImport()).id)).toMatchObject({ avertissements: [{ message: SANS_DATE, nombre: 1 }] });
  await sql`INSERT INTO parametres (cle, valeur) VALUES ('publier_sans_date', 'false')
    ON CONFLICT (cle) DO UPDATE SET valeur = excluded.valeur`.execute(atelier.world.db);
  expect(await told((await runImport()).id)).toMatchObject({
    avertissements: [{ message: SANS_DATE_MASQUE, nombre: 1 }],
  });
  expect(await statuts()).toEqual(['Chez Lise\u00a0: publie', 'Fête sans date\u00a0: masque']);
});
