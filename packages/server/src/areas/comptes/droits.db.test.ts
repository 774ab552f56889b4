import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();
interface Who {
  readonly personnes: { id: number; roles: string[]; entites: string[] | null }[];
  readonly options: string[];
}

describe('who may do a thing', () => {
  it('are those whose roles open it, with the roles and the entities that say so, of one’s own branch alone', async () => {
    await world().setParametres({ mode_multi_entites: true, sso_active: false });
    const region = await world().createEntite('Région');
    const office = await world().createEntite('Office', region);
    const ailleurs = await world().createEntite('Ailleurs');
    const admin = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region });
    const web = await world().createUser({ roles: ['ROLE_WEB_ADMIN', 'ROLE_EDITION_USER'], entiteId: office });
    const lecteur = await world().createUser({ roles: ['ROLE_WEB_USER'], entiteId: office });
    const parti = await world().createUser({ roles: ['ROLE_WEB_ADMIN'], entiteId: office, statut: 'desactive' });
    const autre = await world().createUser({ roles: ['ROLE_WEB_ADMIN'], entiteId: ailleurs });
    const who = async (ressource: string, verbe: string) =>
      (await admin.call<Who>('GET', `/api/droits/personnes?ressource=${ressource}&verbe=${verbe}`)).body.data;
    const create = await who('listeWeb', 'create');
    expect(create.personnes).toContainEqual({
      id: web.id,
      nom: 'Prénom Nom',
      roles: ['ROLE_WEB_ADMIN'],
      entites: ['Office'],
    });
    const ids = create.personnes.map(({ id }) => id);
    for (const { id } of [lecteur, parti, autre]) expect(ids).not.toContain(id);
    expect((await who('listeWeb', 'view')).personnes.map(({ id }) => id)).toContain(lecteur.id);
    expect((await who('utilisateur', 'edit')).personnes.map(({ id }) => id)).toEqual([admin.user.id]);
    expect((await who('annonce', 'view')).options).toEqual(['Module d’annonces']);
    expect((await admin.call('GET', '/api/droits/personnes?ressource=rien&verbe=view')).status).toBe(404);
  });
});
