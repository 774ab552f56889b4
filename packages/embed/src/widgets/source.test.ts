import { describe, expect, it } from 'vitest';
import { sourceDirecte, sourceIncluse } from './source.ts';

const url = (text: string) => new URL(text, 'https://hote.example');
const incluse = (src = 'https://bridge.example/public/ot/fr/liste', noms: string[] = ['commune', 'page']) =>
  sourceIncluse(new URL(src), () => new Set(noms));

describe('a list in a page of its own', () => {
  it('is fetched at the same address', () => {
    expect(sourceDirecte.fragmentDe(url('/liste?commune=a#b')).href).toBe('https://hote.example/liste?commune=a');
  });
});

describe('a list in the page of another site', () => {
  it('is fetched where it comes from, with the state that the page carries', () => {
    const adresse = incluse().fragmentDe(url('/agenda?page_id=4&commune=a&commune=b'));
    expect(adresse.origin + adresse.pathname).toBe('https://bridge.example/public/ot/fr/liste');
    expect(adresse.searchParams.getAll('commune')).toEqual(['a', 'b']);
    expect(adresse.searchParams.get('fragment')).toBe('1');
  });

  it('takes no word of ours from the page', () => {
    const adresse = incluse().fragmentDe(url('/agenda?fragment=0&base=https://autre.example&cadre=1'));
    expect(adresse.search).toBe('?fragment=1');
  });

  it('keeps what the page says for itself, and replaces what the list says', () => {
    const lien = new URL('https://bridge.example/public/ot/fr/liste?commune=b');
    const page = incluse().pageDe(lien, url('/agenda?page_id=4&commune=a&page=3'));
    expect(page.href).toBe('https://hote.example/agenda?page_id=4&commune=b');
  });

  it('does not say again what the address of the list says', () => {
    const lien = new URL('https://bridge.example/public/ot/fr/liste?theme=ete&commune=b');
    const source = incluse('https://bridge.example/public/ot/fr/liste?theme=ete');
    expect(source.pageDe(lien, url('/agenda')).href).toBe('https://hote.example/agenda?commune=b');
  });
});
