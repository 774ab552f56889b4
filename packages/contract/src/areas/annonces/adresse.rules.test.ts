import { describe, expect, it } from 'vitest';
import { adresseSuivie, fauteDAdresse } from './adresse.rules.ts';

describe('where a click on an annonce leads', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://www.exemple.fr',
    '//www.exemple.fr',
    'www.exemple.fr',
    'https://exemple',
    'https://nom:secret@www.exemple.fr',
    'https://www.exemple.fr/avec espace',
    'https:\\\\www.exemple.fr',
    'vbscript:x',
  ])('is never %s', (url) => {
    expect(fauteDAdresse(url)).not.toBeNull();
  });

  it.each(['', 'https://www.exemple.fr', 'https://www.exemple.fr:8443/offre?x=1#y'])('may be %s', (url) => {
    expect(fauteDAdresse(url)).toBeNull();
  });

  it('is not followed by hand', () => {
    expect(fauteDAdresse('https://www.exemple.fr/?x=1&utm_source=moi')).toMatch(/utm_/);
    expect(fauteDAdresse('https://www.exemple.fr/?UTM_medium=moi')).toMatch(/utm_/);
  });

  it('tells where the visitor comes from, beside what it said already', () => {
    const suivi = { source: 'mon-site', canal: 'web', campagne: 'Été à vélo' };
    expect(adresseSuivie('https://www.exemple.fr/offre?x=1#prix', suivi)).toBe(
      'https://www.exemple.fr/offre?x=1&utm_source=mon-site&utm_medium=web&utm_campaign=ete-a-velo#prix',
    );
    expect(adresseSuivie('https://www.exemple.fr', suivi)).toBe(
      'https://www.exemple.fr/?utm_source=mon-site&utm_medium=web&utm_campaign=ete-a-velo',
    );
  });

  it('stays as it is where it leads nowhere', () => {
    const suivi = { source: 's', canal: 'web', campagne: 'c' };
    expect(adresseSuivie('', suivi)).toBe('');
    expect(adresseSuivie('javascript:alert(1)', suivi)).toBe('javascript:alert(1)');
  });
});
