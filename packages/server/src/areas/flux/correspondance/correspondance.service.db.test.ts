import type { AnyRecord, Apercu, CorrespondanceEnregistree, Essai, FicheObjet, Suggestion } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, FLUX, offre, tourinsoft, useAtelier } from '../../../testing/atelier.ts';

const atelier = useAtelier();
const MAPPING = '/api/administration/tourinsoft-v3/mapping';

const hotel = (rang: number, champs: object = {}) =>
  offre(`HOTESS099000000${rang}`, `Hôtel ${rang}`, {
    Commune: 'Ambreville',
    CodePostal: '96100',
    Descriptif: `Un hôtel calme, le ${rang}e de la rue.`,
    Telephone: `02 99 00 00 0${rang}`,
    ...champs,
  });

let serial = 0;
async function feed(...offres: readonly Record<string, unknown>[]) {
  serial += 1;
  const { admin, entiteId } = await atelier.office(`Office relié ${serial}`);
  const depot = await atelier.putFile(entiteId, 'f.json', tourinsoft(...offres));
  const flux = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot, client: 'cdt99' });
  const prepare = () =>
    admin.call<{ id: number; champs: number; relies: number }>('POST', `${FLUX.tourinsoft}/${flux.id}/correspondance`);
  return { admin, entiteId, flux, depot, prepare };
}

describe('a mapping that is prepared', () => {
  it('holds the fields of the feed and a suggestion for each, and is given to the feed', async () => {
    const { admin, flux, prepare, entiteId } = await feed(hotel(1), hotel(2));
    const { status, body } = await prepare();
    expect(status).toBe(200);
    const mapping = await admin.call<CorrespondanceEnregistree>('GET', `${MAPPING}/${body.data.id}`);
    const { structure, lignes } = mapping.body.data;
    expect(structure.map(({ champ }) => champ)).toEqual(expect.arrayContaining(['Commune', 'Descriptif']));
    expect(structure).toHaveLength(body.data.champs);
    expect(lignes).toContainEqual(expect.objectContaining({ champ: 'Commune', cible: 'lieu.commune' }));
    expect(body.data.relies).toBeGreaterThan(2);
    expect(mapping.body.data).toMatchObject({ nom: 'Correspondance\u00a0: Flux d’essai', entiteId });
    const linked = await admin.call<AnyRecord>('GET', `${FLUX.tourinsoft}/${flux.id}`);
    expect(linked.body.data.correspondance).toBe(body.data.id);
  });

  it('is not made of records that nothing names: the test proposes what could', async () => {
    const { admin, entiteId } = await atelier.office('Office sans identifiant');
    const depot = await atelier.putFile(entiteId, 'f.csv', 'Réf. fiche;Nom\nA-1;Hôtel du Lac\nA-2;Gîte du Pont');
    const flux = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot });
    const path = `${FLUX.tourinsoft}/${flux.id}`;
    const refused = await admin.call('POST', `${path}/correspondance`);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body.errors?.[0]?.message).toContain('«\u00a0Champ identifiant\u00a0»');
    expect((await admin.call<AnyRecord>('GET', path)).body.data.correspondance).toBeNull();
    const test = () => admin.call<Essai>('POST', `${path}/tester`);
    expect((await test()).body.data).toMatchObject({
      reussi: false,
      identifiants: [{ champ: 'Réf_ fiche', exemples: ['A-1', 'A-2'] }],
    });
    await admin.call('PUT', path, { champId: 'Réf. fiche', version: flux.version });
    expect((await test()).body.data).toMatchObject({ reussi: true, aRelier: true, rejets: [], identifiants: [] });
    expect((await admin.call('POST', `${path}/correspondance`)).status).toBe(200);
    expect((await test()).body.data).toMatchObject({ reussi: true, aRelier: false, rejetes: 0 });
  });

  it('learns from what the same entity chose before', async () => {
    const calme = 'Une maison calme, au bord de l’eau, où l’on vient en famille.';
    const { admin, entiteId, prepare } = await feed(hotel(1, { ZoneLibre7: calme }));
    const first = await prepare();
    const lignes = [{ champ: 'ZoneLibre7', cible: 'resume' }];
    await admin.call('PUT', `${MAPPING}/${first.body.data.id}`, { lignes, version: 1 });
    const depot = await atelier.putFile(
      entiteId,
      'g.json',
      tourinsoft(hotel(2, { ZoneLibre7: `${calme} Et la vue.` })),
    );
    const other = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot });
    const second = await admin.call<{ id: number }>('POST', `${FLUX.tourinsoft}/${other.id}/correspondance`);
    const made = await admin.call<CorrespondanceEnregistree>('GET', `${MAPPING}/${second.body.data.id}`);
    expect(made.body.data.lignes).toContainEqual(expect.objectContaining({ champ: 'ZoneLibre7', cible: 'resume' }));
  });

  it('says of each line how sure it is and why, and asks of what it is not sure of', async () => {
    const { admin, prepare } = await feed(hotel(1, { Zzz1: 'Peluche#Tricot' }), hotel(2, { Zzz1: 'Tricot' }));
    const { body } = await prepare();
    const { lignes } = (await admin.call<CorrespondanceEnregistree>('GET', `${MAPPING}/${body.data.id}`)).body.data;
    for (const { champ, proposee } of lignes) expect(proposee?.raison, champ).toMatch(/\.$/);
    expect(lignes.map(({ champ }) => champ)).not.toContain('Zzz1');
    const asked = await admin.call<{ suggestions: Suggestion[] }>('GET', `${MAPPING}/${body.data.id}/suggestions`);
    const zzz = asked.body.data.suggestions.find(({ ligne }) => ligne.champ === 'Zzz1');
    expect(zzz).toMatchObject({ ligne: { cible: 'critere' }, raison: expect.stringMatching(/\S/) });
    expect(zzz?.confiance).toBeLessThan(0.5);
  });

  it('tells why the source cannot be read, and makes nothing', async () => {
    const { admin, entiteId } = await atelier.office('Office illisible');
    const depot = await atelier.putFile(entiteId, 'f.json', '<html>Erreur</html>');
    const flux = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot });
    const { status, body } = await admin.call('POST', `${FLUX.tourinsoft}/${flux.id}/correspondance`);
    expect(status).toBe(422);
    expect(body.errors?.[0]?.message).toMatch(/\S/);
    const linked = await admin.call<AnyRecord>('GET', `${FLUX.tourinsoft}/${flux.id}`);
    expect(linked.body.data.correspondance).toBeNull();
  });
});

describe('a structure that is read again', () => {
  it('tells the fields that came, went or changed their name, and suggests lines for the new ones', async () => {
    const { admin, flux, prepare, entiteId } = await feed(hotel(1), hotel(2));
    const { body } = await prepare();
    const { Telephone: _gone, ...left } = hotel(1);
    await atelier.putFile(entiteId, 'f.json', tourinsoft({ ...left, SiteInternet: 'https://hotel.example' }));
    const read = await admin.call<{
      comparaison: { nouveaux: string[]; disparus: string[]; renommes: object[] };
      suggestions: Suggestion[];
    }>('POST', `${MAPPING}/${body.data.id}/structure`, { flux: flux.id });
    expect(read.body.data.comparaison).toEqual({ nouveaux: ['SiteInternet'], disparus: ['Telephone'], renommes: [] });
    expect(read.body.data.suggestions.map(({ ligne }) => ligne.champ)).toContain('SiteInternet');
    const kept = await admin.call<CorrespondanceEnregistree>('GET', `${MAPPING}/${body.data.id}`);
    // A line still reads a removed field: the loss stays visible.
    expect(kept.body.data.structure.map(({ champ }) => champ)).toContain('Telephone');
    const lignes = kept.body.data.lignes.filter(({ champ }) => champ !== 'Telephone');
    await admin.call('PUT', `${MAPPING}/${body.data.id}`, { lignes, version: 1 });
    await admin.call('POST', `${MAPPING}/${body.data.id}/structure`, { flux: flux.id });
    const after = await admin.call<CorrespondanceEnregistree>('GET', `${MAPPING}/${body.data.id}`);
    expect(after.body.data.structure.map(({ champ }) => champ)).toContain('SiteInternet');
    // Reading is told, without a new version: a person who has the mapping open goes on.
    expect(after.body.data.version).toBe(2);
    expect(await atelier.journal('correspondance', body.data.id)).toEqual([
      'correspondance.creer',
      'correspondance.modifier',
      'correspondance.modifier',
    ]);
  });

  it('is refused to another entity, for its mapping and for its feed', async () => {
    const here = await feed(hotel(1));
    const away = await feed(hotel(2));
    const [mine, theirs] = [(await here.prepare()).body.data.id, (await away.prepare()).body.data.id];
    const read = async (mapping: number, flux: number) =>
      (await here.admin.call('POST', `${MAPPING}/${mapping}/structure`, { flux })).status;
    expect(await read(theirs, here.flux.id)).toBe(404);
    expect(await read(mine, away.flux.id)).toBe(404);
    const preview = { flux: away.flux.id, lignes: [] };
    expect((await here.admin.call('POST', `${MAPPING}/apercu`, preview)).status).toBe(404);
  });
});

it('a preview shows what the import then makes, value for value', async () => {
  const { admin, flux, prepare } = await feed(hotel(1), hotel(2, { Commune: '' }), offre('HOTESS0990000009', ''));
  const { body } = await prepare();
  const mapping = await admin.call<CorrespondanceEnregistree>('GET', `${MAPPING}/${body.data.id}`);
  const { lignes } = mapping.body.data;
  const preview = await admin.call<Apercu>('POST', `${MAPPING}/apercu`, { flux: flux.id, lignes });
  expect((await atelier.runImport(admin, 'tourinsoft', flux.id)).compteurs).toMatchObject({ crees: 2, rejetes: 1 });
  const rejected = preview.body.data.objets.filter(({ rejet }) => rejet !== null);
  expect(rejected).toHaveLength(1);
  const objets = await atelier.objets(admin, { fluxTourinsoft: [flux.id] });
  expect(objets).toHaveLength(2);
  for (const { id, identifiant } of objets) {
    const { document } = (await admin.call<FicheObjet>('GET', `${CATALOGUE}/${id}/fiche`)).body.data;
    const shown = preview.body.data.objets.find((one) => one.identifiant === identifiant);
    const value = (cible: string) => shown?.apres.find((one) => one.cible === cible)?.valeur;
    expect(value('nom')).toBe(document.nom.fr);
    expect(value('description')).toBe(document.description.fr);
    expect(value('lieu.commune')).toBe(document.lieu.commune);
    expect(value('lieu.codePostal')).toBe(document.lieu.codePostal);
  }
});

it('lines that are not saved yet are previewed and change nothing', async () => {
  const { admin, flux, prepare } = await feed(hotel(1));
  const { body } = await prepare();
  const lignes = [{ champ: 'Descriptif', cible: 'resume' }];
  const preview = await admin.call<Apercu>('POST', `${MAPPING}/apercu`, { flux: flux.id, lignes });
  expect(preview.body.data.objets[0]?.apres).toContainEqual(
    expect.objectContaining({ cible: 'resume', valeur: 'Un hôtel calme, le 1e de la rue.' }),
  );
  const kept = await admin.call<CorrespondanceEnregistree>('GET', `${MAPPING}/${body.data.id}`);
  expect(kept.body.data.lignes).not.toEqual(lignes);
});
