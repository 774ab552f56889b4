import { type BridgeParameters, CLES_DE_PREFERENCE, HERITE, type Preferences, type Surcharges } from '@bridge/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { apparenceDe } from '../apparence.ts';
import { veilleurs } from '../lettres.ts';
import { preferencesEnVigueur } from './preference.service.ts';

const world = useWorld();
const of = (id: number) => `/api/reglages/preferences?entite=${id}`;

const CLES = [
  { genre: 'nombre', mesure: { genre: 'simple', champ: 'photos' }, sens: 'decroissant', videsEnDernier: true },
];
const NOTHING = Object.fromEntries(CLES_DE_PREFERENCE.map((cle) => [cle, HERITE]));

beforeEach(() => world().setParametres({ mode_multi_entites: true, lien_aide: 'https://instance.example' }));

async function region() {
  const top = await world().createEntite('Région Démo');
  const office = await world().createEntite('Office du Val', top);
  const other = await world().createEntite('Office des Monts', top);
  const chief = await world().person({ roles: ['ROLE_ADMIN'], entiteId: top });
  const admin = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId: office });
  const read = async (id: number) => (await chief.call<Preferences>('GET', of(id))).body.data;
  /** Sets these values, and inherits the others. */
  const set = async (id: number, surcharges: Surcharges) => {
    const { version } = await read(id);
    return chief.call<Preferences>('PUT', of(id), { ...NOTHING, ...surcharges, version });
  };
  return { top, office, other, chief, admin, read, set };
}

const browserOf = async (person: Awaited<ReturnType<typeof region>>['admin']) =>
  (await person.call<BridgeParameters>('GET', '/params/get_params')).body.data;

describe('preferences of an entity', () => {
  it('flow to those that inherit, never to those that set their own, and say where they come from', async () => {
    const { top, office, other, admin, read, set } = await region();
    const colleague = await world().person({ roles: ['ROLE_WEB_USER'], entiteId: other });
    await set(office, { couleur: '#112233' });
    await set(top, { couleur: '#445566', bridge_languages: ['fr', 'de'] });
    expect(await browserOf(admin)).toMatchObject({ couleur: '#112233', bridge_languages: ['fr', 'de'] });
    expect(await browserOf(colleague)).toMatchObject({ couleur: '#445566', lien_aide: 'https://instance.example' });
    expect((await read(other)).heritage).toMatchObject({
      couleur: { valeur: '#445566', origine: { nom: 'Région Démo' } },
      lien_aide: { valeur: 'https://instance.example', origine: null },
    });
    await set(office, {});
    expect(await browserOf(admin)).toMatchObject({ couleur: '#445566' });
  });

  it('do not apply where each organisation is on its own', async () => {
    const { office, admin, set } = await region();
    await set(office, { couleur: '#112233' });
    await world().setParametres({ mode_multi_entites: false });
    expect(await browserOf(admin)).toMatchObject({ couleur: null });
  });

  it('are read and changed inside one’s own branch only, by the roles of the page', async () => {
    const { top, office, other, admin } = await region();
    for (const foreign of [top, other]) {
      expect((await admin.call('GET', of(foreign))).status).toBe(404);
      expect((await admin.call('PUT', of(foreign), { version: 0, couleur: HERITE })).status).toBe(404);
    }
    expect((await admin.call<Preferences>('GET', '/api/reglages/preferences')).body.data.entite.id).toBe(office);
    for (const role of ['ROLE_WEB_USER', 'ROLE_ADMIN_REGION', 'ROLE_SUPER_ADMIN'] as const) {
      const person = await world().person({ roles: [role], entiteId: office });
      expect((await person.call('GET', of(office))).status).toBe(403);
      expect((await person.call('PUT', of(office), { version: 0, couleur: HERITE })).status).toBe(403);
    }
    await world().setParametres({ mode_multi_entites: false });
    expect((await admin.call('GET', of(office))).status).toBe(403);
  });

  it('that two people edit at once: the second is told what is there now', async () => {
    const { office, chief, admin } = await region();
    await chief.call('PUT', of(office), { version: 0, couleur: '#111111' });
    const late = { version: 0, couleur: '#222222' };
    const refused = await admin.call<{ current: Preferences }>('PUT', of(office), late);
    expect(refused.status).toBe(409);
    expect(refused.body.data.current).toMatchObject({ version: 1, couleur: '#111111' });
    // A reset counts as a change: a stale page does not bring the old value back.
    await chief.call('PUT', of(office), { version: 1, couleur: HERITE });
    expect((await admin.call('PUT', of(office), { ...late, version: 1 })).status).toBe(409);
  });

  it('are noted field by field, inheritance included', async () => {
    const { office, set } = await region();
    await set(office, { lien_aide: '' });
    await set(office, {});
    const lines = await world()
      .db.selectFrom('journal')
      .select('details')
      .where('action', '=', 'preferences.modifier')
      .where('cible_id', '=', String(office))
      .orderBy('id')
      .execute();
    expect(lines.map(({ details }) => details)).toEqual([
      { lien_aide: { avant: HERITE, apres: '' } },
      { lien_aide: { avant: '', apres: HERITE } },
    ]);
  });

  it('refuse what an entity may not set, and what has not the right shape', async () => {
    const { office, set } = await region();
    const refused: object[] = [
      { sso_active: true },
      { couleur: 'red' },
      { bridge_languages: [] },
      { lien_aide: 'javascript:alert(1)' },
      { logo: { id: '5f0c3f0e-6a52-4a0c-9a0e-0d5a4f7f0001', nom: 'x.png' } },
      { courriels_alerte: 'alerte@office.example, pas une adresse' },
      { mentions: 'Deux\nlignes' },
      { tri_par_defaut: 999_999 },
    ];
    for (const changes of refused) expect((await set(office, changes)).status).toBe(400);
  });

  it('give new elements what they start with, as far as the entity sees it', async () => {
    const { top, office, other, chief, admin, set } = await region();
    const triOf = async (entiteId: number, partage: string) =>
      (
        await chief.call<{ id: number }>('POST', '/api/tris', {
          nom: `Tri ${entiteId}`,
          code: `tri-${entiteId}`,
          cles: CLES,
          entiteId,
          partage,
        })
      ).body.data.id;
    const [shared, foreign] = [await triOf(top, 'filles'), await triOf(other, 'prive')];
    expect((await set(office, { tri_par_defaut: foreign })).status).toBe(400);
    expect((await set(top, { tri_par_defaut: shared })).status).toBe(200);
    expect(await browserOf(admin)).toMatchObject({ tri_par_defaut: shared, modele_liste_par_defaut: null });
    await chief.call('PUT', `/api/tris/${shared}`, { version: 1, partage: 'prive' });
    expect([await browserOf(chief), await browserOf(admin)]).toMatchObject([
      { tri_par_defaut: shared },
      { tri_par_defaut: null },
    ]);
    await chief.call('PUT', `/api/tris/${shared}`, { version: 2, partage: 'filles' });
    expect(await browserOf(admin)).toMatchObject({ tri_par_defaut: shared });
    await set(office, { tri_par_defaut: null });
    expect(await browserOf(admin)).toMatchObject({ tri_par_defaut: null });
  });

  it('are in force for what Bridge does by itself: who is told, and by whom it is signed', async () => {
    const { top, office, set } = await region();
    await set(top, { courriels_alerte: 'Alerte@Region.example; veille@region.example', mentions: 'À titre indicatif' });
    await set(office, { signature_courriels: 'Claire Martin' });
    const told = await veilleurs(world().db, office);
    expect(told.map(({ email }) => email)).toEqual(['alerte@region.example', 'veille@region.example']);
    expect(await preferencesEnVigueur(world().db, office)).toMatchObject({
      signature_courriels: 'Claire Martin',
      mentions: 'À titre indicatif',
    });
    expect((await apparenceDe(world().db, office)).mentions).toBe('À titre indicatif');
    expect(await veilleurs(world().db, null)).toEqual([]);
    await world().setParametres({ mode_multi_entites: false });
    expect(await veilleurs(world().db, office)).toEqual([]);
  });
});
