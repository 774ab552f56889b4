import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import type { Person } from '../../../testing/world.ts';
import { createMedia } from '../testing/depot.ts';
import { jpeg } from '../testing/fichiers.ts';
import { announceFins } from './droits.alerte.ts';

const world = useWorld();
const tell = (jour: string) =>
  world()
    .db.transaction()
    .execute((tx) => announceFins(tx, new Date(`${jour}T07:00:00Z`)));

interface Courriel {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function courriels(person: Person): Promise<Courriel[]> {
  const { rows } = await sql<{ donnees: Courriel }>`
    SELECT donnees FROM taches WHERE type = 'courriel' AND donnees ->> 'to' = ${person.user.email} ORDER BY id`.execute(
    world().db,
  );
  return rows.map(({ donnees }) => donnees);
}

async function office() {
  const entiteId = await world().createEntite('Office');
  const admin = () => world().person({ roles: ['ROLE_ADMIN'], entiteId });
  return { entiteId, author: await admin(), editor: await admin() };
}
let serial = 500;
const create = async (person: Person, valeurs: object) => {
  serial += 1;
  return createMedia(world(), person, await jpeg(serial, 64, 48), valeurs);
};

describe('the end of rights', () => {
  it('is told two months, one month and a week before, once each', async () => {
    const { author } = await office();
    await create(author, { titre: { fr: 'Phare' }, droits: { du: null, au: '2027-06-30' } });
    for (const jour of [
      '2027-04-30',
      '2027-05-01',
      '2027-05-02',
      '2027-05-31',
      '2027-06-23',
      '2027-06-24',
      '2027-07-01',
    ])
      await tell(jour);
    expect((await courriels(author)).map(({ subject }) => subject)).toEqual([
      'Droits de «\u00a0Phare\u00a0»\u00a0: ils finissent dans 60 jours',
      'Droits de «\u00a0Phare\u00a0»\u00a0: ils finissent dans 30 jours',
      'Droits de «\u00a0Phare\u00a0»\u00a0: ils finissent dans 7 jours',
    ]);
  });

  it('is told to who made the media and to who changed it last, in one message each', async () => {
    const { author, editor } = await office();
    const medias = [
      await create(author, { droits: { du: null, au: '2028-01-31' } }),
      await create(author, { droits: { du: null, au: '2028-01-30' } }),
    ];
    const [first] = medias;
    await editor.call('PUT', `/api/mediatheque/${first?.id}`, { credit: '© Autre', version: 1 });
    await tell('2028-01-25');
    expect(await courriels(author)).toMatchObject([{ subject: 'Droits de 2 médias bientôt passés' }]);
    expect((await courriels(author))[0]?.text).toContain('30/01/2028, dans 5 jours');
    expect(await courriels(editor)).toHaveLength(1);
  });

  it('is told to the admins of the entity once its people are gone, and as soon as there is one', async () => {
    const { author, editor } = await office();
    await create(author, { titre: { fr: 'Moulin' }, droits: { du: null, au: '2029-01-31' } });
    const leave = (...people: Person[]) =>
      sql`UPDATE utilisateurs SET statut = 'desactive' WHERE id = ANY(${people.map(({ user }) => user.id)})`.execute(
        world().db,
      );
    const comeBack = sql`UPDATE utilisateurs SET statut = 'actif' WHERE id = ${editor.user.id}`;
    await leave(author, editor);
    await tell('2029-01-25');
    expect(await courriels(editor)).toEqual([]);
    await comeBack.execute(world().db);
    await tell('2029-01-26');
    await tell('2029-01-27');
    expect(await courriels(editor)).toMatchObject([{ subject: expect.stringContaining('Moulin') }]);
    expect(await courriels(author)).toEqual([]);
  });

  it('is told to nobody who went to another entity, but to those who stayed', async () => {
    const { author, editor } = await office();
    await create(author, { titre: { fr: 'Chapelle' }, droits: { du: null, au: '2031-01-31' } });
    const entite_id = await world().createEntite('Ailleurs');
    await world().db.updateTable('utilisateurs').set({ entite_id }).where('id', '=', author.user.id).execute();
    await tell('2031-01-25');
    expect([await courriels(author), (await courriels(editor)).length]).toEqual([[], 1]);
  });

  it('counts the day before an authorisation expires, and is told anew when it moves', async () => {
    const { author } = await office();
    const signed = (expireLe: string) => ({ autorisations: [{ objet: 'Une personne', document: null, expireLe }] });
    const media = await create(author, signed('2029-03-08'));
    await tell('2029-03-01');
    expect((await courriels(author))[0]?.subject).toContain('dans 6 jours');
    await author.call('PUT', `/api/mediatheque/${media.id}`, { ...signed('2029-06-08'), version: media.version });
    await tell('2029-03-02');
    expect(await courriels(author)).toHaveLength(1);
    await tell('2029-06-02');
    expect(await courriels(author)).toHaveLength(2);
  });

  it('is told at the addresses of the entity too, once each, and signed by it', async () => {
    await world().setParametres({ mode_multi_entites: true });
    const { author, entiteId: entite_id } = await office();
    const surcharges = JSON.stringify({ courriels_alerte: `photos@office.example, ${author.user.email}` });
    await world().db.insertInto('preferences').values({ entite_id, surcharges, modifie_le: world().now }).execute();
    await create(author, { titre: { fr: 'Halle' }, droits: { du: null, au: '2029-06-30' } });
    await tell('2029-06-23');
    expect(await courriels(author)).toHaveLength(1);
    const { rows } = await sql<{ text: string }>`
      SELECT donnees ->> 'text' AS text FROM taches WHERE donnees ->> 'to' = 'photos@office.example'`.execute(
      world().db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain('Bonjour à tous,');
    await world().setParametres({ mode_multi_entites: false });
  });

  it('is not told to who does without', async () => {
    const { author, editor } = await office();
    expect((await author.call('PUT', '/users/update_user_params', { courriel_droits_medias: false })).status).toBe(200);
    await create(author, { titre: { fr: 'Lavoir' }, droits: { du: null, au: '2030-06-30' } });
    await tell('2030-06-23');
    expect([await courriels(author), await courriels(editor)]).toEqual([[], []]);
  });
});
