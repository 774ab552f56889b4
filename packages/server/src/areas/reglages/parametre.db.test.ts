import type { BridgeParameters } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();

describe('instance parameters', () => {
  it('have defaults, and reach the browser without what it has no use for', async () => {
    const person = await world().person();
    const { data } = (await person.call<BridgeParameters>('GET', '/params/get_params')).body;
    expect(data).toMatchObject({ user_admin_editions: [], bridge_languages: ['fr'], enable_module_ads: false });
    expect(data.champ_id_produit).toEqual({ lei: 'PRODUIT', tourinsoft: 'SyndicObjectID', apidae: 'id' });
    expect(data).not.toHaveProperty('inscription_ouverte');
    expect((await person.call('GET', '/params/get_couple_types')).body.data).toEqual({ couples: [] });
  });

  it('are changed by a super admin alone, one by one, and noted', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const other = await world().person({ roles: ['ROLE_ADMIN_REGION', 'ROLE_ADMIN'] });
    expect((await other.call('PUT', '/params/update_params', { enable_module_ads: true })).status).toBe(403);
    await admin.call('PUT', '/params/update_params', { enable_module_ads: true });
    await admin.call('PUT', '/params/update_params', { bridge_languages: ['fr', 'en'] });
    const { data } = (await other.call<BridgeParameters>('GET', '/params/get_params')).body;
    expect(data).toMatchObject({ enable_module_ads: true, bridge_languages: ['fr', 'en'] });
    const line = await world()
      .db.selectFrom('journal')
      .select('details')
      .where('action', '=', 'parametres.modifier')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(line.details).toEqual({ enable_module_ads: { avant: false, apres: true } });
  });

  it('that rights depend on count as on when they cannot be read', async () => {
    const person = await world().person({ roles: ['ROLE_WEB_ADMIN'] });
    expect((await person.call('GET', '/api/users/')).status).toBe(200);
    await world().db.insertInto('parametres').values({ cle: 'mode_multi_entites', valeur: '"oui"' }).execute();
    expect((await person.call('GET', '/api/users/')).status).toBe(403);
    await world().db.deleteFrom('parametres').where('cle', '=', 'mode_multi_entites').execute();
  });

  it('refuse bad values with a sentence in French', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const refusals: [object, string][] = [
      [{ enable_module_ads: 'oui' }, 'Ce champ attend «\u00a0vrai\u00a0» ou «\u00a0faux\u00a0».'],
      [{ inconnu: 1 }, 'Champ inconnu\u00a0: inconnu.'],
      [{ bridge_languages: [] }, 'Au moins 1 élément.'],
      [{ bridge_languages: ['français'] }, 'Cette valeur n’a pas la forme attendue.'],
      [{ lien_aide: 'javascript:alert(1)' }, 'Saisissez une adresse complète (https://… ou mailto:…).'],
    ];
    for (const [body, sentence] of refusals) {
      const answer = await admin.call('PUT', '/params/update_params', body);
      expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([400, sentence]);
    }
  });
});
