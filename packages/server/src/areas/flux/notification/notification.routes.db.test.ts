import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exportApidae, objetApidae } from '../../../sources/apidae/testing.ts';
import { useAtelier } from '../../../testing/atelier.ts';

const atelier = useAtelier();
const EXPORT = 'https://static.apidae-tourisme.com/export/1.zip';
const CONFIRMATION = 'https://base.apidae-tourisme.com/export/confirmation?hash=1';

/** An export of some objects, that removes nothing. */
const archive = (...objets: object[]) =>
  exportApidae({ 'objets_modifies/objets_modifies-1.json': objets, 'objets_supprimes.json': [] });

async function announced(values: object = {}) {
  const { admin } = await atelier.office('Office notifié');
  const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '42', ...values });
  const announce = async (changes: Record<string, string> = {}, path = String(flux.notification)) => {
    const fields = {
      projetId: '42',
      statut: 'SUCCESS',
      reinitialisation: 'true',
      urlRecuperation: EXPORT,
      urlConfirmation: CONFIRMATION,
      ...changes,
    };
    const response = await atelier.world.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    return response.statusCode;
  };
  const runs = async () => {
    const { rows } = await sql<{ etat: string; annonce: object }>`
      SELECT etat, annonce FROM importations WHERE systeme = 'apidae' AND flux_id = ${flux.id} ORDER BY id`.execute(
      atelier.world.db,
    );
    return rows;
  };
  return { admin, flux, announce, runs };
}

describe('an announcement of Apidae', () => {
  it('asks for one import, which confirms once the catalogue has it', async () => {
    const { announce, runs, admin, flux } = await announced();
    atelier.reponses.set(EXPORT, await archive(objetApidae({ id: 501 }), objetApidae({ id: 502 })));
    atelier.reponses.set(CONFIRMATION, 'OK');
    const seen: { url: string; objets: number; etat: string | undefined }[] = [];
    atelier.espion = async (url) => {
      const objets = await atelier.objets(admin, { fluxApidae: [flux.id] });
      seen.push({ url, objets: objets.length, etat: (await runs()).at(-1)?.etat });
    };
    expect(await announce()).toBe(200);
    expect(await runs()).toMatchObject([{ annonce: { urlRecuperation: EXPORT, reinitialisation: true } }]);
    await atelier.work();
    atelier.espion = async () => undefined;
    expect(seen).toEqual([
      { url: EXPORT, objets: 0, etat: 'collecte' },
      { url: CONFIRMATION, objets: 2, etat: 'terminee' },
    ]);
  });

  it('heard again while it is read asks for nothing more', async () => {
    const { announce, runs } = await announced();
    await announce();
    await announce();
    expect(await runs()).toHaveLength(1);
    await atelier.work();
  });

  it('of an archive that cannot be read is not confirmed', async () => {
    const { announce, runs } = await announced();
    const url = 'https://static.apidae-tourisme.com/export/casse.zip';
    atelier.reponses.set(url, 'PK cassé');
    atelier.demandes.length = 0;
    expect(await announce({ urlRecuperation: url })).toBe(200);
    await atelier.work();
    expect((await runs())[0]?.etat).not.toBe('terminee');
    expect(atelier.demandes).not.toContain(CONFIRMATION);
  });

  it('of a failed export is heard, and does nothing', async () => {
    const { announce, runs } = await announced();
    expect(await announce({ statut: 'ERROR' })).toBe(200);
    expect(await runs()).toEqual([]);
  });

  it('to a suspended feed does nothing', async () => {
    const { announce, runs } = await announced({ actif: false });
    expect(await announce()).toBe(200);
    expect(await runs()).toEqual([]);
  });

  it('does nothing where the imports of Apidae are switched off', async () => {
    const { announce, runs } = await announced();
    await atelier.world.setParametres({ enable_import_apidae: false });
    expect(await announce()).toBe(404);
    await atelier.world.setParametres({ enable_import_apidae: true });
    expect(await runs()).toEqual([]);
  });
});

describe('an announcement is not heard', () => {
  it.each([
    ['of another project', { projetId: '43' }],
    ['without a project', { projetId: '' }],
    ['in an unknown state', { statut: 'MAYBE' }],
    ['from another host', { urlRecuperation: 'https://apidae-tourisme.com.pirate.example/1.zip' }],
    ['from a host that only looks like it', { urlRecuperation: 'https://xapidae-tourisme.com/1.zip' }],
    ['in clear', { urlRecuperation: 'http://static.apidae-tourisme.com/1.zip' }],
    ['confirmed elsewhere', { urlConfirmation: 'https://pirate.example/' }],
    ['with an address of another kind', { urlRecuperation: 'file:///etc/passwd' }],
  ])('%s', async (_what, changes) => {
    const { announce, runs } = await announced();
    expect(await announce(changes)).toBe(404);
    expect(await runs()).toEqual([]);
  });

  it('at an address that nobody was given', async () => {
    const { announce, runs } = await announced();
    expect(await announce({}, `/public/apidae/notifications/${'a'.repeat(32)}`)).toBe(404);
    expect(await announce({}, '/public/apidae/notifications/')).toBe(404);
    expect(await runs()).toEqual([]);
  });

  it('for a feed that no longer waits for any', async () => {
    const { announce, admin, flux } = await announced();
    await admin.call('PUT', `/api/administration/apidae/${flux.id}`, { origine: 'api', version: 1 });
    expect(await announce()).toBe(404);
  });
});
