import type { AnyRecord, Publications } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { endOfPublication } from './publication.repository.ts';
import { useListe } from './testing/use-liste.ts';

const publiee = useListe();
const { world, at, read, changeListe, publishListe, clesNotees } = publiee;

describe('publishing', () => {
  it('makes what is saved what visitors see, without a new version of the record', async () => {
    const { status, body } = await publishListe();
    expect(status).toBe(200);
    expect(body.data.enCours).toMatchObject({ version: 1, publiePar: 'Prénom Nom', du: null, au: null });
    expect(body.data.items).toHaveLength(1);
    expect(await read()).toMatchObject({ etat: 'publie', version: 1, publieLe: world().now.toISOString() });
    const { rows } = await sql<{ contenu: AnyRecord }>`SELECT contenu FROM publications`.execute(world().db);
    expect(rows[0]?.contenu).toMatchObject({
      code: 'restaurants',
      titre: { fr: 'restaurants' },
      selection: publiee.editeur.selection.id,
    });
    expect(await clesNotees()).toContain(`listeWeb:${publiee.liste.id}`);
  });

  it('says what keeps visitors from seeing it as it was meant, and no more once that is mended', async () => {
    const moteur = await publiee.editeur.create('/web/moteurs', { nom: 'Par commune', code: 'par-commune' });
    await changeListe({ moteur: moteur.id });
    const { body } = await publishListe();
    expect(body.data.remarques).toEqual([
      expect.stringContaining('Son moteur «\u00a0Par commune\u00a0» n’est pas publié'),
    ]);
    const published = await publiee.editeur.person.call('POST', `/api/web/moteurs/${moteur.id}/publier`, {
      version: moteur.version,
      du: null,
      au: null,
    });
    expect(published.status).toBe(200);
    const again = await publiee.editeur.person.call<Publications>('GET', at('publications'));
    expect(again.body.data.remarques).toEqual([]);
  });

  it('takes with it what it needs and nobody sees yet, in one act, and leaves what somebody prepares', async () => {
    const { rows: gabarits } = await sql<{ id: number }>`SELECT id FROM gabarits_fiche LIMIT 1`.execute(world().db);
    const ficheOf = (nom: string) =>
      publiee.editeur.create('/web/fiches', { nom, code: nom.toLowerCase(), gabarit: gabarits[0]?.id });
    const [moteur, fiche, seen] = [
      await publiee.editeur.create('/web/moteurs', { nom: 'Par commune', code: 'par-commune' }),
      await ficheOf('Restaurant'),
      await ficheOf('Hotel'),
    ];
    await publiee.editeur.person.call('POST', `/api/web/fiches/${seen.id}/publier`, { version: 1, du: null, au: null });
    const prepared = await publiee.editeur.change('/web/fiches', seen, { nom: 'Hôtel' });
    const fiches = [fiche, seen].map(({ id }) => ({ fiche: id, typesObjets: [] }));
    await publiee.editeur.change('/web/sites', publiee.editeur.site, { fiches });
    await changeListe({ moteur: moteur.id });
    const { body: told } = await publiee.editeur.person.call<Publications>('GET', at('publications'));
    expect(told.data.aPublier.map(({ nature, nom }) => [nature, nom])).toEqual([
      ['Moteur', 'Par commune'],
      ['Fiche', 'Restaurant'],
    ]);
    const { body } = await publishListe(publiee.liste.version, { avec: true });
    expect([body.data.remarques, body.data.aPublier]).toEqual([[], []]);
    const etatOf = async (path: string, { id }: AnyRecord) =>
      (await publiee.editeur.person.call<AnyRecord>('GET', `/api/web/${path}/${id}`)).body.data.etat;
    expect([await etatOf('moteurs', moteur), await etatOf('fiches', fiche)]).toEqual(['publie', 'publie']);
    expect(await etatOf('fiches', prepared)).toBe('modifie');
  });

  it('refuses a version that is not the saved one, with both states', async () => {
    const changed = await publiee.editeur.change('/web/listes', publiee.liste, { titre: { fr: 'Tables' } });
    const { status, body } = await publishListe(publiee.liste.version);
    expect([status, body.code]).toEqual([409, 40_900]);
    expect(body.data).toMatchObject({ current: { version: changed.version, titre: { fr: 'Tables' } } });
    expect(await read()).toMatchObject({ etat: 'brouillon' });
  });

  it('leaves the version that visitors see until the next one starts, and takes it back when that is put off again', async () => {
    const vues = async () => {
      const { rows } = await sql<{ titre: string; du: Date | null; au: Date | null }>`
        SELECT contenu->'titre'->>'fr' AS titre, du, au FROM publications_suivies ORDER BY du NULLS FIRST`.execute(
        world().db,
      );
      return rows;
    };
    await publishListe();
    const [first, later] = [new Date('2099-01-01T00:00:00Z'), new Date('2099-02-01T00:00:00Z')];
    const changed = await publiee.editeur.change('/web/listes', publiee.liste, { titre: { fr: 'Tables' } });
    await publishListe(changed.version, { du: first.toISOString() });
    expect(await vues()).toEqual([
      { titre: 'restaurants', du: null, au: first },
      { titre: 'Tables', du: first, au: null },
    ]);
    await publishListe(changed.version, { du: later.toISOString() });
    expect(await vues()).toEqual([
      { titre: 'restaurants', du: null, au: later },
      { titre: 'Tables', du: later, au: null },
    ]);
    await publishListe(changed.version);
    expect(await vues()).toEqual([{ titre: 'Tables', du: null, au: null }]);
  });

  it('ends when no version is left to be seen', async () => {
    const fin = () => endOfPublication(world().db, 'listeWeb', publiee.liste.id);
    const [first, later] = ['2099-01-01T00:00:00.000Z', '2099-02-01T00:00:00.000Z'];
    await publishListe();
    expect(await fin()).toBeNull();
    await publishListe(1, { au: first });
    expect((await fin())?.toISOString()).toBe(first);
    await publishListe(1, { du: first, au: later });
    expect((await fin())?.toISOString()).toBe(later);
    await publishListe(1, { du: first });
    expect(await fin()).toBeNull();
  });

  it('refuses an end before the start', async () => {
    const { status } = await publishListe(1, { du: '2026-12-02T00:00:00Z', au: '2026-12-01T00:00:00Z' });
    expect(status).toBe(400);
  });

  it('leaves what was published as it was when the record is changed since, and says so', async () => {
    await publishListe();
    const changed = await publiee.editeur.change('/web/listes', publiee.liste, { titre: { fr: 'Tables' } });
    expect(changed.etat).toBe('modifie');
    const { rows } = await sql<{ titre: string }>`SELECT contenu->'titre'->>'fr' AS titre FROM publications`.execute(
      world().db,
    );
    expect(rows).toEqual([{ titre: 'restaurants' }]);
  });

  it('is done once for a request that is sent twice with its key', async () => {
    const headers = { authorization: `Bearer ${publiee.editeur.person.tokens.token}`, 'idempotency-key': 'une-fois' };
    const payload = { version: 1, du: null, au: null };
    const send = () => world().call<Publications>('POST', at('publier'), { headers, payload });
    const [first, second] = [await send(), await send()];
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.data.items).toHaveLength(1);
  });

  it('is refused to who may not change the record, and unknown to who does not see it', async () => {
    const elsewhere = await world().createEntite('Ailleurs');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: elsewhere });
    const body = { version: 1, du: null, au: null };
    expect((await stranger.call('POST', at('publier'), body)).status).toBe(404);
    await publiee.editeur.change('/web/listes', publiee.liste, { partage: 'toutes' });
    expect((await stranger.call('POST', at('publier'), { ...body, version: 2 })).status).toBe(403);
    expect((await stranger.call('GET', at('publications'))).status).toBe(200);
    const printer = await world().person({ roles: ['ROLE_EDITION_ADMIN'] });
    expect((await printer.call('POST', at('publier'), body)).status).toBe(403);
  });
});
