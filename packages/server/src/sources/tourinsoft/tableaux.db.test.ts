import { expect, it } from 'vitest';
import { FLUX, useAtelier } from '../../testing/atelier.ts';

const atelier = useAtelier();

/** What nobody can guess: its first letter hides the UTF-16, and the themes hold as many semicolons as the rows hold bars. */
const TABLE = `Œuvre|SyndicObjectID|SyndicObjectName|Thème ; sujet ; genre ; public
Le gué|FMAESS024V000001|Fête du gué à Œting|été ; eau ; concert ; tous
La halle|FMAESS024V000002|Marché de la halle|hiver ; ville ; marché ; tous
`;

it('a table is imported with the separator and the encoding that people chose for its feed', async () => {
  const { admin, entiteId } = await atelier.office('Office des tableaux');
  const depot = await atelier.putFile(entiteId, 'offres.csv', Buffer.from(TABLE, 'utf16le'));
  const flux = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot });
  const runImport = () => atelier.runImport(admin, 'tourinsoft', flux.id);
  expect((await runImport()).compteurs).not.toMatchObject({ crees: 2 });
  const chosen = { encodage: 'utf-16le', separateur: 'barre', version: flux.version };
  expect((await admin.call('PUT', `${FLUX.tourinsoft}/${flux.id}`, chosen)).status).toBe(200);
  expect(await runImport()).toMatchObject({ etat: 'terminee', compteurs: { crees: 2, rejetes: 0 } });
  const noms = (await atelier.objets(admin)).map(({ nom }) => nom);
  expect(noms.toSorted()).toEqual(['Fête du gué à Œting', 'Marché de la halle']);
});
