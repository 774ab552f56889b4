import type { BrouillonDeLegende, EntreeDeLegende } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { htmlDeLegende } from './legende.html.ts';

const entree = (changes: Partial<EntreeDeLegende>): EntreeDeLegende => ({
  picto: { genre: 'produit', nom: 'wifi' },
  libelle: { fr: 'Wifi' },
  cible: null,
  groupe: '',
  couleur: null,
  alternatif: {},
  ...changes,
});
const html = (entrees: EntreeDeLegende[], changes: Partial<BrouillonDeLegende> = {}, langue: 'fr' | 'en' = 'fr') =>
  htmlDeLegende(
    { titre: { fr: 'Légende' }, groupes: [], entrees, colonnes: 2, style: 'lignes', ...changes },
    { langue, dessins: new Map([[7, '/prod-api/api/mediatheque/fichiers/x/original']]) },
  );

describe('a legend', () => {
  it('draws each pictogram of the product beside its words, which are what is read aloud', () => {
    const page = html([entree({})]);
    expect(page).toContain('<h2>Légende</h2>');
    expect(page).toMatch(/<span class="legende-picto" aria-hidden="true"><svg [^>]*><path d="M[^"]+"><\/path><\/svg>/);
    expect(page).toContain('<span class="legende-mots">Wifi</span>');
  });

  it('says a drawing otherwise where somebody wrote how', () => {
    expect(html([entree({ alternatif: { fr: 'Internet sans fil' } })])).toContain(
      'role="img" aria-label="Internet sans fil"',
    );
  });

  it('speaks the language asked for, else French, in the names of its groups too', () => {
    const groupes = [
      { nom: { fr: 'Accueil', en: 'Welcome' }, code: 'g' },
      { nom: { fr: 'Confort' }, code: 'h' },
    ];
    const entrees = [
      entree({ libelle: { fr: 'Chiens admis', en: 'Dogs welcome' }, groupe: 'g' }),
      entree({ groupe: 'h' }),
    ];
    const page = html(entrees, { groupes }, 'en');
    expect(page).toContain('Dogs welcome');
    expect(page).toContain('>Wifi<');
    expect([...page.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, nom]) => nom)).toEqual(['Welcome', 'Confort']);
  });

  it('shows drawings of the médiathèque by their address, and nothing of those that cannot be seen', () => {
    const own = (id: number) => entree({ picto: { genre: 'media', media: { ref: 'media', id } } });
    const page = html([own(7), own(8)]);
    expect(page.match(/<img /g)).toHaveLength(1);
    expect(page).toContain('src="/prod-api/api/mediatheque/fichiers/x/original"');
  });

  it('lets no text become markup', () => {
    const page = html([entree({ libelle: { fr: '<b>x</b>' }, groupe: 'g' })], {
      titre: { fr: '<script>' },
      groupes: [{ nom: { fr: '<i>' }, code: 'g' }],
    });
    expect(page).not.toMatch(/<script|<b>|<i>/);
  });
});
