import { expect, it } from 'vitest';
import { FLUX, lei, offre, produit, tourinsoft, useAtelier } from '../../testing/atelier.ts';

const atelier = useAtelier();
const APIDAE = { origine: 'api', projet: '42', cle: 'clef-secrete' };

it('a feed that is merely shared lends its keys to nobody', async () => {
  const owner = await atelier.office('Office prêteur');
  const depot = await atelier.putFile(owner.entiteId, 'f.xml', lei(produit('1', 'Auberge')));
  const json = await atelier.putFile(owner.entiteId, 'f.json', tourinsoft(offre('HOT1', 'Hôtel')));
  const shared = { partage: 'toutes' };
  const leiFeed = await atelier.flux(owner.admin, 'lei', { origine: 'fichier', depot, ...shared });
  const apidaeFeed = await atelier.flux(owner.admin, 'apidae', { ...APIDAE, ...shared });
  const tisFeed = await atelier.flux(owner.admin, 'tourinsoft', { origine: 'fichier', depot: json, ...shared });
  const { admin } = await atelier.office('Office emprunteur');
  expect((await admin.call('GET', `${FLUX.lei}/${leiFeed.id}`)).status).toBe(200);
  atelier.demandes.length = 0;
  const statuses: Record<string, number> = {};
  const ask = async (path: string, body?: object) => {
    statuses[path.split('/').slice(-1)[0] ?? ''] = (await admin.call('POST', path, body)).status;
  };
  for (const verb of ['tester', 'nomenclature']) await ask(`${FLUX.lei}/${leiFeed.id}/${verb}`);
  for (const verb of ['selections', 'reinitialiser', 'relire']) await ask(`${FLUX.apidae}/${apidaeFeed.id}/${verb}`);
  await ask(`${FLUX.apidae}/${apidaeFeed.id}/apercu`, {});
  await ask(`${FLUX.apidae}/${apidaeFeed.id}/notification`, {
    urlRecuperation: 'https://export.example/1.zip',
    reinitialisation: false,
  });
  await ask(`${FLUX.tourinsoft}/${tisFeed.id}/correspondance`);
  expect(statuses).toEqual({
    tester: 403,
    nomenclature: 403,
    selections: 403,
    reinitialiser: 403,
    relire: 403,
    apercu: 403,
    notification: 403,
    correspondance: 403,
  });
  expect((await admin.call('DELETE', `${FLUX.apidae}/${apidaeFeed.id}/reinitialiser`)).status).toBe(403);
  const lignes = { flux: tisFeed.id, lignes: [] };
  expect((await admin.call('POST', '/api/administration/tourinsoft-v3/mapping/apercu', lignes)).status).toBe(403);
  expect(atelier.demandes).toEqual([]);
});
