import { type AnyRecord, type Tokens, tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { Person } from '../../testing/world.ts';

const world = useWorld();
const TAGS = `/api${tag.path}`;

/** Three organisations, and a person who looks after two of them. */
async function trois() {
  await world().setParametres({ mode_multi_entites: false });
  const [val, monts, lac] = [
    await world().createEntite('Val'),
    await world().createEntite('Monts'),
    await world().createEntite('Lac'),
  ];
  const ruisseau = await world().createEntite('Ruisseau', val);
  const names = new Map([
    [val, 'Val'],
    [monts, 'Monts'],
    [lac, 'Lac'],
    [ruisseau, 'Ruisseau'],
  ]);
  for (const [entiteId, nom] of names) {
    const owner = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
    const code = `canari-${nom.toLowerCase()}-${entiteId}`;
    const { status } = await owner.call('POST', TAGS, { libelle: { fr: `Canari ${nom}` }, code });
    expect(status).toBeLessThan(300);
  }
  const user = await world().createUser({ roles: ['ROLE_ADMIN'], entiteId: val });
  await world()
    .db.updateTable('utilisateurs')
    .set({ entites_supplementaires: [monts] })
    .where('id', '=', user.id)
    .execute();
  const person = new Person(world(), user, await world().signIn(user.username));
  const sees = async () => {
    const { body } = await person.call<{ items: AnyRecord[] }>('GET', `${TAGS}?itemsPerPage=200`);
    const text = JSON.stringify(body.data);
    return [...names.values()].filter((nom) => text.includes(`Canari ${nom}`));
  };
  const workFor = async (entite: number | null) => {
    const answer = await person.call<Tokens>('POST', '/users/change_entity', { entite });
    if (answer.status === 200) person.tokens = answer.body.data;
    return answer.status;
  };
  return { val, monts, lac, ruisseau, person, sees, workFor };
}

describe('a person of several entities', () => {
  it('works for one and what depends on it, then for another, without signing out', async () => {
    const { val, monts, person, sees, workFor } = await trois();
    expect(await sees()).toEqual(['Val', 'Monts', 'Ruisseau']);
    expect(await workFor(monts)).toBe(200);
    expect(await sees()).toEqual(['Monts']);
    const { body } = await person.call<AnyRecord>('POST', TAGS, { libelle: { fr: 'Neige' }, code: `neige-${monts}` });
    expect(body.data.entiteId).toBe(monts);
    expect((await person.call('GET', '/entities/get_current_entity')).body.data).toMatchObject({
      entity: { id: monts },
      entites: [{ id: val }, { id: monts }],
    });
    expect(await workFor(val)).toBe(200);
    expect(await sees()).toEqual(['Val', 'Ruisseau']);
    expect(await workFor(null)).toBe(200);
    expect(await sees()).toEqual(['Val', 'Monts', 'Ruisseau']);
  });

  it('stays narrowed when the token is renewed, and is not when the entity is no longer theirs', async () => {
    const { monts, person, sees, workFor } = await trois();
    await workFor(monts);
    person.tokens = (await person.refresh()).body.data;
    expect(await sees()).toEqual(['Monts']);
    await world()
      .db.updateTable('utilisateurs')
      .set({ entites_supplementaires: [] })
      .where('id', '=', person.user.id)
      .execute();
    expect(await sees()).toEqual(['Val', 'Ruisseau']);
  });

  it('and of none that is their own works for the first of those that they look after', async () => {
    const { monts, person } = await trois();
    await world().db.updateTable('utilisateurs').set({ entite_id: null }).where('id', '=', person.user.id).execute();
    const { body } = await person.call<AnyRecord>('POST', TAGS, { libelle: { fr: 'Lac' }, code: `lac-${monts}` });
    expect(body.data.entiteId).toBe(monts);
  });

  it('works for nobody else’s, not even one below theirs', async () => {
    const { lac, ruisseau, sees, workFor } = await trois();
    for (const entite of [lac, ruisseau, 999_999]) expect(await workFor(entite)).toBe(403);
    expect(await sees()).toEqual(['Val', 'Monts', 'Ruisseau']);
  });
});
