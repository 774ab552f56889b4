import { describe, expect, it } from 'vitest';
import { reportAddress } from './help-links.rules.ts';

describe('bug reports', () => {
  it('follow the parameters of the instance', () => {
    expect(reportAddress({ lien_signalement: 'https://bugs.exemple.fr' }, '/x', 'y')).toBe('https://bugs.exemple.fr');
  });

  it('have no address where nobody reads them', () => {
    expect(reportAddress({ lien_signalement: '' }, '/x', 'y')).toBeNull();
    expect(reportAddress(null, '/x', 'y')).toBeNull();
  });

  it('sent by mail are a letter with the page and the browser, unless it is written already', () => {
    const written = 'mailto:aide@exemple.fr?subject=Bridge';
    expect(reportAddress({ lien_signalement: written }, '/x', 'y')).toBe(written);
    const link = 'mailto:aide@exemple.fr';
    const address = reportAddress({ lien_signalement: link }, 'https://b.fr/tris/list?q=a&b', 'Navigateur/1.0');
    expect(address?.startsWith(`${link}?subject=`)).toBe(true);
    const body = new URLSearchParams(address?.slice(`${link}?`.length)).get('body');
    expect(body).toContain('https://b.fr/tris/list?q=a&b');
    expect(body).toContain('Navigateur/1.0');
  });
});
