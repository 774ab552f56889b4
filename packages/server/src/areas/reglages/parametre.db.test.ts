import type { BridgeParameters, parametres, RecordOf } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';

type ParametresEnregistres = RecordOf<typeof parametres>;

const world = useWorld();
const UPDATE = '/params/update_params';

const read = async (reader: { call: Awaited<ReturnType<ReturnType<typeof world>['person']>>['call'] }) =>
  (await reader.call<ParametresEnregistres>('GET', '/api/reglages/parametres')).body.data;

describe('instance parameters', () => {
  it('have defaults, and reach the browser without what it has no use for', async () => {
    const person = await world().person();
    const { data } = (await person.call<BridgeParameters>('GET', '/params/get_params')).body;
    expect(data).toMatchObject({ user_admin_editions: [], bridge_languages: ['fr'], enable_module_ads: false });
    expect(data).toMatchObject({ nom_instance: '', logo: null, couleur: null, mot_de_passe_longueur: 12 });
    expect(data.champ_id_produit).toEqual({
      lei: 'PRODUIT',
      tourinsoft: 'SyndicObjectID',
      apidae: 'id',
      datatourisme: '@id',
    });
    for (const kept of ['inscription_ouverte', 'duree_session', 'nom_expediteur', 'retention_journal'])
      expect(data).not.toHaveProperty(kept);
    expect((await person.call('GET', '/params/get_couple_types')).body.data).toEqual({ couples: [] });
  });

  it('that open parts of the product are changed by a super admin alone, and noted', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const other = await world().person({ roles: ['ROLE_ADMIN_REGION', 'ROLE_ADMIN'] });
    const foreign = [
      { enable_module_ads: true },
      { mode_multi_entites: false },
      { sso_active: true },
      { user_admin_editions: [1] },
      { inscription_ouverte: true },
      { mot_de_passe_longueur: 8 },
      { duree_session: 24 },
      { retention_journal: 1 },
      { nom_instance: 'Cheval de Troie', enable_module_ads: true },
    ];
    for (const body of foreign) expect((await other.call('PUT', UPDATE, body)).status).toBe(403);
    expect(await read(admin)).toMatchObject({ nom_instance: '', enable_module_ads: false });
    await admin.call('PUT', UPDATE, { enable_module_ads: true });
    await admin.call('PUT', UPDATE, { bridge_languages: ['fr', 'en'] });
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

  it('of the page of parameters are changed by whoever manages the instance, who is named', async () => {
    const manager = await world().person({ roles: ['ROLE_WEB_ADMIN'] });
    const reader = await world().person({ roles: ['ROLE_WEB_USER'] });
    expect((await reader.call('PUT', UPDATE, { nom_instance: 'x' })).status).toBe(403);
    expect((await reader.call('GET', '/api/reglages/parametres')).status).toBe(403);
    const { version } = await read(manager);
    const saved = await manager.call<ParametresEnregistres>('PUT', UPDATE, { nom_instance: 'Val d’Ambre', version });
    expect(saved.body.data).toMatchObject({
      version: version + 1,
      modifiePar: manager.user.id,
      nom_instance: 'Val d’Ambre',
    });
  });

  it('that two people edit at once: the second is told what is there now, and nothing is lost', async () => {
    const [first, second] = [
      await world().person({ roles: ['ROLE_ADMIN'] }),
      await world().person({ roles: ['ROLE_ADMIN'] }),
    ];
    const { version } = await read(first);
    await first.call('PUT', UPDATE, { lien_aide: 'https://un.example', version });
    const refused = await second.call<{ current: ParametresEnregistres }>('PUT', UPDATE, {
      lien_aide: 'https://deux.example',
      nom_expediteur: 'Deux',
      version,
    });
    expect(refused.status).toBe(409);
    expect(refused.body.data.current).toMatchObject({ version: version + 1, lien_aide: 'https://un.example' });
    expect(await read(second)).toMatchObject({ lien_aide: 'https://un.example', nom_expediteur: '' });
    // After reading the new version, the change is saved.
    const over = { lien_aide: 'https://deux.example', version: version + 1 };
    expect((await second.call('PUT', UPDATE, over)).status).toBe(200);
  });

  it('that many people save at the same moment count every change', async () => {
    const people = [];
    for (let index = 0; index < 5; index += 1) people.push(await world().person({ roles: ['ROLE_ADMIN'] }));
    const [reader] = people;
    if (!reader) throw new Error('nobody');
    const { version } = await read(reader);
    const answers = await Promise.all(
      people.map((person, index) => person.call('PUT', UPDATE, { nom_expediteur: `Nom ${index}`, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await read(reader)).version).toBe(version + 1);
  });

  it('saved as they are change nothing: neither the version nor the journal', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const before = await read(admin);
    const { nom_instance, version } = before;
    const same = {
      champ_id_produit: { apidae: 'id', datatourisme: '@id', tourinsoft: 'SyndicObjectID', lei: 'PRODUIT' },
    };
    await admin.call('PUT', UPDATE, { ...same, nom_instance, version });
    expect(await read(admin)).toEqual(before);
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
      [{ bridge_languages: ['fr', 'fr'] }, 'La même langue figure deux fois.'],
      [{ lien_aide: 'javascript:alert(1)' }, 'Saisissez une adresse complète (https://… ou mailto:…).'],
      [{ nom_instance: 'Val <script>' }, 'Sans les signes < > " ni \\.'],
      [{ nom_expediteur: 'A\r\nBcc: x@y.fr' }, 'Sans les signes < > " ni \\.'],
      [{ mot_de_passe_longueur: 7 }, 'De 8 à 128\u00a0caractères.'],
      [{ retention_journal: 26 }, 'De 1 à 25\u00a0mois.'],
      [
        { logo: { id: '5f0c3f0e-6a52-4a0c-9a0e-0d5a4f7f0001', nom: 'x.png' } },
        'Ce fichier n’est plus sur le serveur. Déposez-le à nouveau.',
      ],
    ];
    for (const [body, sentence] of refusals) {
      const answer = await admin.call('PUT', UPDATE, body);
      expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([400, sentence]);
    }
  });
});
