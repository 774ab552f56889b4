import { describe, expect, it } from 'vitest';
import { isEmail, isSlug, isUrl } from './validators.ts';

describe('the utility checks', () => {
  it('know an e-mail address', () => {
    for (const good of ['a@b.fr', 'prenom.nom+bridge@office-val.example', "o'brien@exemple.fr"])
      expect(isEmail(good)).toBe(true);
    for (const bad of [
      '',
      'a',
      'a@b',
      '@b.fr',
      'a@.fr',
      'a@b..fr',
      'a b@c.fr',
      'a@-b.fr',
      'a@b.fr\n',
      `${'a'.repeat(65)}@b.fr`,
    ]) {
      expect(`${bad} ${isEmail(bad)}`).toBe(`${bad} false`);
    }
  });

  it('know a web address', () => {
    for (const good of ['https://exemple.fr', 'http://localhost:8080/a?b#c']) expect(isUrl(good)).toBe(true);
    for (const bad of ['exemple.fr', 'javascript:alert(1)', 'https://', 'https://a b', 'ftp://a.fr', ' https://a.fr'])
      expect(isUrl(bad)).toBe(false);
  });

  it('know a slug', () => {
    for (const good of ['a', 'office-du-val', '2026-ete']) expect(isSlug(good)).toBe(true);
    for (const bad of ['', '-a', 'a-', 'a--b', 'A', 'é', 'a_b', 'a b', 'a\n'])
      expect(`${bad} ${isSlug(bad)}`).toBe(`${bad} false`);
  });

  it('refuse by their length the texts that could make them slow', () => {
    const evil = [
      'a'.repeat(50_000),
      `${'a-'.repeat(25_000)}a`,
      `a@${'b.'.repeat(25_000)}fr`,
      `https://${'a'.repeat(50_000)}.fr`,
    ];
    for (const text of evil) expect([isEmail(text), isUrl(text), isSlug(text)]).toEqual([false, false, false]);
  });
});
