import { describe, expect, it } from 'vitest';
import { reportAddress } from './help-links.rules.ts';

describe('bug reports', () => {
  it('follow the parameters of the instance', () => {
    expect(reportAddress({ lien_signalement: 'https://bugs.exemple.fr' }, '/x', 'y')).toBe('https://bugs.exemple.fr');
  });

  it('are otherwise a letter with the page and the browser', () => {
    const address = reportAddress({ lien_signalement: '' }, 'https://b.fr/tris/list?q=a&b', 'Navigateur/1.0');
    expect(address.startsWith('mailto:?subject=')).toBe(true);
    const body = new URLSearchParams(address.slice('mailto:?'.length)).get('body');
    expect(body).toContain('https://b.fr/tris/list?q=a&b');
    expect(body).toContain('Navigateur/1.0');
  });
});
