import { PARAMETRES_INITIAUX } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { groupEffects, menuEffects, otherEffects } from './option.rules.ts';

const everything = () => true;
const initial = PARAMETRES_INITIAUX;

describe('what an option changes', () => {
  it('names the menus that appear, and for whom', () => {
    const effects = menuEffects(initial, { ...initial, enable_import_lei: true }, everything);
    expect(effects).toEqual([
      {
        path: '/administration/lei/list',
        title: 'Administration › Flux LEI',
        gained: [
          'ROLE_SUPER_ADMIN',
          'ROLE_ADMIN_REGION',
          'ROLE_ADMIN',
          'ROLE_WEB_ADMIN',
          'ROLE_EDITION_ADMIN',
          'ROLE_DIAPORAMA_ADMIN',
        ],
        lost: [],
      },
    ]);
  });

  it('says who loses access when several organisations share the instance', () => {
    const effects = menuEffects(initial, { ...initial, mode_multi_entites: true }, everything);
    const of = (path: string) => effects.find((effect) => effect.path === path);
    expect(of('/reglages/preferences')).toMatchObject({ title: 'Réglages › Préférences', lost: [] });
    expect(of('/reglages/preferences')?.gained).toContain('ROLE_WEB_ADMIN');
    expect(of('/administration/utilisateurs/list')?.lost).toEqual([
      'ROLE_ADMIN',
      'ROLE_WEB_ADMIN',
      'ROLE_EDITION_ADMIN',
      'ROLE_DIAPORAMA_ADMIN',
    ]);
    expect(of('/administration/utilisateurs/list')?.gained).toEqual([]);
  });

  it('is said once to the same people', () => {
    const groups = groupEffects(menuEffects(initial, { ...initial, mode_multi_entites: true }, everything));
    expect(groups.map(({ sense }) => sense).sort()).toEqual(['gained', 'lost']);
    expect(groups.find(({ sense }) => sense === 'lost')?.titles).toEqual(
      expect.arrayContaining(['Réglages › Paramètres', 'Administration › Utilisateurs']),
    );
  });

  it('is the reverse when it is switched back', () => {
    const on = { ...initial, mode_multi_entites: true };
    const there = menuEffects(initial, on, everything);
    const back = menuEffects(on, initial, everything);
    expect(back.map(({ path, gained, lost }) => [path, lost, gained]).sort()).toEqual(
      there.map(({ path, gained, lost }) => [path, gained, lost]).sort(),
    );
  });

  it('says nothing of screens that this version does not have', () => {
    const after = { ...initial, enable_module_ads: true };
    expect(menuEffects(initial, after, everything).length).toBeGreaterThan(3);
    expect(menuEffects(initial, after, () => false)).toEqual([]);
  });

  it('tells of preferences only when the mode changes', () => {
    const multi = { ...initial, mode_multi_entites: true };
    expect(otherEffects(initial, multi)).toHaveLength(1);
    expect(otherEffects(multi, { ...multi, sso_active: true })).toEqual([]);
    expect(otherEffects(multi, initial)[0]).toContain('ne s’appliquent plus');
  });
});
