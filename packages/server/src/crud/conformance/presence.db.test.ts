import {
  createView,
  deleteView,
  listViews,
  notePresence,
  PRESENCE_EVERY,
  updateView,
  type Vue,
} from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../testing/world.ts';
import { among, BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { OF_ENTITIES } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** The presence of others on a record, and the saved views that colleagues share. */
const engine = useEngine();

interface Present {
  autres: { nom: string; modifie: boolean }[];
  version: number;
}

const note = (person: Person, ressource: string, id: number, modifie = false) =>
  engine().data<Present>(person, notePresence, { body: { ressource, id, modifie } });

describe.each(among(BEHIND_ONE_DOOR, (resource) => OF_ENTITIES.includes(resource)))(
  'whoever opens a $id',
  (resource) => {
    it('learns which colleagues have it open, until they have gone', async () => {
      const { world } = engine();
      const entite = await engine().entite('Office');
      const [one, other] = [await engine().person('ROLE_ADMIN', entite), await engine().person('ROLE_ADMIN', entite)];
      const { id } = await engine().make(resource, { entite });
      expect(await note(one, resource.id, id, true)).toEqual({ autres: [], version: 1 });
      expect(await note(other, resource.id, id)).toEqual({
        autres: [{ nom: 'Prénom Nom', modifie: true }],
        version: 1,
      });
      const away = 2 * PRESENCE_EVERY + 1;
      world.advance(away);
      expect((await note(other, resource.id, id)).autres).toEqual([]);
      // Time goes back: trying all resources in turn would outlast sessions.
      world.advance(-away);
    });

    if ('partage' in resource.fields)
      it('is not told of the people of other entities who only read what is shared, nor they of them', async () => {
        const [home, away] = [await engine().entite('Ici'), await engine().entite('Ailleurs')];
        const [owner, reader] = [await engine().person('ROLE_ADMIN', home), await engine().person('ROLE_ADMIN', away)];
        const { id } = await engine().make(resource, { entite: home, partage: 'toutes' });
        await note(reader, resource.id, id);
        expect((await note(owner, resource.id, id)).autres).toEqual([]);
        expect((await note(reader, resource.id, id)).autres).toEqual([]);
      });
  },
);

describe('a saved view', () => {
  const body = { ressource: 'tag', nom: 'Mes tags', partagee: false, etat: { adresse: 'q=plage', colonnes: ['code'] } };
  const viewsOf = async (person: Person) =>
    (await engine().data<{ items: Vue[] }>(person, listViews, { query: { ressource: 'tag' } })).items.map(
      ({ nom }) => nom,
    );

  it('is one’s own until it is shared, and then seen by colleagues of the same entity alone', async () => {
    const [home, away] = [await engine().entite('Ici'), await engine().entite('Ailleurs')];
    const [owner, colleague, stranger] = [
      await engine().person('ROLE_ADMIN', home),
      await engine().person('ROLE_ADMIN', home),
      await engine().person('ROLE_ADMIN', away),
    ];
    const vue = await engine().data<Vue>(owner, createView, { body });
    expect([await viewsOf(owner), await viewsOf(colleague)]).toEqual([['Mes tags'], []]);
    const params = { id: vue.id };
    await engine().data(owner, updateView, { params, body: { version: 1, partagee: true } });
    expect([await viewsOf(colleague), await viewsOf(stranger)]).toEqual([['Mes tags'], []]);

    const change = { params, body: { version: 2, nom: 'Les miens' } };
    expect((await engine().ask(colleague, updateView, change)).statusCode).toBe(403);
    expect((await engine().ask(colleague, deleteView, { params })).statusCode).toBe(404);
    expect((await engine().ask(stranger, updateView, change)).statusCode).toBe(404);
    expect((await engine().ask(stranger, deleteView, { params })).statusCode).toBe(404);
    const late = { params, body: { version: 1, nom: 'Trop tard' } };
    expect((await engine().ask(owner, updateView, late)).statusCode).toBe(409);
    expect(await viewsOf(owner)).toEqual(['Mes tags']);
  });

  it('stays in the entity that it was shared in when its author goes to another, until they save it there', async () => {
    const [home, away] = [await engine().entite('Départ'), await engine().entite('Arrivée')];
    const [owner, colleague, newcomer] = [
      await engine().person('ROLE_ADMIN', home),
      await engine().person('ROLE_ADMIN', home),
      await engine().person('ROLE_ADMIN', away),
    ];
    const { id } = await engine().data<Vue>(owner, createView, { body: { ...body, partagee: true } });
    const { db } = engine().world;
    await db.updateTable('utilisateurs').set({ entite_id: away }).where('id', '=', owner.user.id).execute();
    expect([await viewsOf(owner), await viewsOf(colleague), await viewsOf(newcomer)]).toEqual([
      ['Mes tags'],
      ['Mes tags'],
      [],
    ]);
    await engine().data(owner, updateView, { params: { id }, body: { version: 1, nom: 'Ici' } });
    expect([await viewsOf(colleague), await viewsOf(newcomer)]).toEqual([[], ['Ici']]);
  });

  it('is told neither to people of no entity, nor to those who may not open its list', async () => {
    const office = await engine().entite('Office des vues');
    const [admin, web, stranger] = [
      await engine().person('ROLE_ADMIN', office),
      await engine().person('ROLE_WEB_USER', office),
      await engine().person('ROLE_ADMIN', null),
    ];
    const ofAccounts = { ...body, ressource: 'utilisateur', partagee: true };
    await engine().data(admin, createView, { body: ofAccounts });
    await engine().data(engine().root, createView, { body: ofAccounts });
    const seen = async (person: Person) =>
      (await engine().data<{ items: Vue[] }>(person, listViews, { query: { ressource: 'utilisateur' } })).items.length;
    expect([await seen(admin), await seen(web), await seen(stranger)]).toEqual([1, 0, 0]);
  });
});
