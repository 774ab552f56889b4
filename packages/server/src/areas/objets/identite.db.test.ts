import type { AnyRecord, FicheObjet } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, lei, offre, produit, tourinsoft, useAtelier } from '../../testing/atelier.ts';

const atelier = useAtelier();
const LIER = `${CATALOGUE}/identites`;
let serial = 0;

/** An office whose objets come from LEI, and that moves to Tourinsoft. */
async function moving() {
  serial += 1;
  const [ancien, nouveau] = [`9${serial}1`, `HOTESS${serial}`];
  const feed = await atelier.rempli(`Office en mouvement ${serial}`, 'lei', lei(produit(ancien, 'Auberge du Lac')));
  const { admin, entiteId, flux } = feed;
  const [objet] = await atelier.objets(admin, { fluxLei: [flux.id] });
  if (!objet) throw new Error('nothing was imported');
  const depot = await atelier.putFile(entiteId, 't.json', tourinsoft(offre(nouveau, 'Auberge du Grand Lac')));
  const other = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot });
  const lien = { ancienSysteme: 'lei', ancien, nouveauSysteme: 'tourinsoft', nouveau };
  const link = (liens: (typeof lien)[], dryRun = false) =>
    admin.call<{ lies: number; refus: { ligne: number; motif: string }[] }>('POST', LIER, {
      ancienSysteme: 'lei',
      nouveauSysteme: 'tourinsoft',
      couples: liens.map((one) => [one.ancien, one.nouveau]),
      dryRun,
    });
  return { ...feed, objet, other, ancien, nouveau, lien, link };
}

it('an objet that moves to another system keeps its number, its tags, its notes and its texts', async () => {
  const { admin, objet, other, lien, link, flux, nouveau, ancien, change } = await moving();
  const tag = await admin.call<AnyRecord>('POST', '/api/reglages/tags', {
    libelle: { fr: 'Coup de cœur' },
    code: `coeur-${serial}`,
  });
  expect(tag.status, JSON.stringify(tag.body)).toBe(200);
  const tags = [tag.body.data.id];
  const saved = await admin.call('PUT', `${CATALOGUE}/${objet.id}`, {
    tags,
    notesInternes: 'À revoir',
    version: objet.version,
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  await admin.call('PUT', `${CATALOGUE}/${objet.id}/textes`, { champ: 'nom', langue: 'fr', valeur: 'Notre lac' });

  expect((await link([lien])).body.data).toEqual({ lies: 1, refus: [], tache: null });
  const run = await atelier.runImport(admin, 'tourinsoft', other.id);
  expect(run).toMatchObject({ etat: 'terminee', compteurs: { crees: 0, modifies: 1 } });

  const { body } = await admin.call<FicheObjet>('GET', `${CATALOGUE}/${objet.id}/fiche`);
  expect(body.data.objet).toMatchObject({
    id: objet.id,
    nom: 'Auberge du Grand Lac',
    systeme: 'tourinsoft',
    identifiant: nouveau,
    fluxLei: null,
    fluxTourinsoft: other.id,
    tags,
    notesInternes: 'À revoir',
  });
  expect(body.data.identites).toEqual([
    { systeme: 'tourinsoft', identifiant: nouveau, role: 'actuelle' },
    { systeme: 'lei', identifiant: ancien, role: 'ancienne' },
  ]);
  expect(body.data.textesLocaux).toMatchObject([{ valeur: 'Notre lac', perime: true }]);
  // The feed that it left removes nothing when it is emptied.
  await change(lei(produit(`${ancien}9`, 'Autre auberge')));
  await atelier.runImport(admin, 'lei', flux.id);
  const after = await admin.call<AnyRecord>('GET', `${CATALOGUE}/${objet.id}`);
  expect(after.body.data).toMatchObject({ statut: 'publie', systeme: 'tourinsoft' });
});

it('taking that move back returns the objet to the feed that it came from', { tags: 'torture' }, async () => {
  const { admin, objet, other, lien, link, flux, ancien } = await moving();
  await link([lien]);
  const run = await atelier.runImport(admin, 'tourinsoft', other.id);
  await admin.call('POST', `/api/administration/imports/${run.id}/annuler`);
  await atelier.work();
  const { body } = await admin.call<AnyRecord>('GET', `${CATALOGUE}/${objet.id}`);
  expect(body.data).toMatchObject({
    nom: 'Auberge du Lac',
    systeme: 'lei',
    identifiant: ancien,
    fluxLei: flux.id,
    fluxTourinsoft: null,
  });
  expect(await atelier.runImport(admin, 'lei', flux.id)).toMatchObject({
    compteurs: { crees: 0, inchanges: 1, retires: 0 },
  });
});

describe('a link between two ids', () => {
  it('is only tried in a dry run', async () => {
    const { admin, other, lien, link } = await moving();
    expect((await link([lien], true)).body.data).toEqual({ lies: 1, refus: [], tache: null });
    expect(await atelier.runImport(admin, 'tourinsoft', other.id)).toMatchObject({ compteurs: { crees: 1 } });
  });

  it('is refused line by line, with the reason', async () => {
    const here = await moving();
    const away = await moving();
    await atelier.runImport(here.admin, 'tourinsoft', here.other.id);
    const { body } = await here.link([
      here.lien,
      { ...here.lien, ancien: 'inconnu' },
      { ...away.lien },
      { ...here.lien, nouveau: 'LIBRE' },
    ]);
    expect(body.data.lies).toBe(1);
    expect(body.data.refus).toMatchObject([
      { ligne: 1, motif: expect.stringContaining('déjà celui d’un autre objet') },
      { ligne: 2, motif: expect.stringContaining('«\u00a0inconnu\u00a0»') },
      { ligne: 3, motif: expect.stringContaining('Aucun objet de votre catalogue') },
    ]);
  });

  it('is noted in the journal, once', async () => {
    const { objet, lien, link } = await moving();
    await link([lien]);
    await link([lien]);
    expect(await atelier.journal('objet', objet.id)).toEqual(['objet.lier-identite']);
    const { rows } = await sql`SELECT 1 FROM objet_identites WHERE objet_id = ${objet.id}`.execute(atelier.world.db);
    expect(rows).toHaveLength(2);
  });
});
