import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Atelier, createAtelier } from './atelier.ts';
import { GabaritError } from './erreur.ts';
import { sourceOf } from './gabarits/source.ts';
import type { PageARendre } from './modele.ts';
import { unePageDeFiche, unePageDeListe } from './testing/pages.ts';

const entry = new URL('../../atelier-thread.dev.mjs', import.meta.url);
let atelier: Atelier;
beforeAll(() => {
  atelier = createAtelier({ entry });
});
afterAll(() => atelier.close());

const bonne: PageARendre = {
  page: unePageDeListe(),
  sources: { page: sourceOf('liste', 'grille'), elements: { '': sourceOf('element', 'vignette') }, composants: {} },
  codes: [],
};
const propre = (liquide: string): PageARendre => ({
  page: unePageDeFiche(),
  sources: { page: { cle: `fiche:1:${liquide.length}`, portee: 'g-1', liquide, css: '' }, elements: {}, composants: {} },
  codes: [],
});

/** The longest that the process was kept from answering while something ran, in milliseconds. */
async function stall(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await work.catch(() => undefined);
  clearInterval(timer);
  return longest;
}

describe('pages drawn in a thread', () => {
  it('come back whole, in the order that they were asked in', async () => {
    const all = await Promise.all([atelier.rendre(bonne), atelier.rendre(propre('<p>{{ objet.nom }}</p>'))]);
    expect(all[0].html).toContain('<h1 class="bridge-titre">Restaurants</h1>');
    expect(all[1].fragment).toContain('<p>La Table du Passeur</p>');
  });

  it.each([
    ['an endless loop', '{% for i in (1..900000) %}{% for j in (1..900000) %}{% endfor %}{% endfor %}'],
    ['a loop that writes', '{% for i in (1..900000) %}{% for j in (1..900) %}{{ objet.resume }}{% endfor %}{% endfor %}'],
    ['an immense range', '{% for i in (1..10000000) %}{% endfor %}'],
    ['an immense text', '{% assign a = "xxxxxxxx" %}{% for i in (1..60) %}{% assign a = a | append: a %}{% endfor %}{{ a }}'],
    ['an immense array', '{% assign a = "x,x,x,x" | split: "," %}{% for i in (1..60) %}{% assign a = a | concat: a %}{% endfor %}{{ a | join: a }}'],
    ['an immense date', '{{ "2026-01-01" | date: "%900000000d" }}'],
    ['a file', '{% include "/etc/passwd" %}'],
    ['a file, otherwise', '{% render "/etc/passwd" %}{% layout "/etc/passwd" %}'],
  ])('fail with a sentence on %s, and the next page is drawn', async (_, liquide) => {
    const error = await atelier.rendre(propre(liquide)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GabaritError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/plus de temps que permis|plus de mémoire que permis|n’existe pas/),
    });
    expect((await atelier.rendre(bonne)).html).toContain('La Table du Passeur');
  });

  it('never keep the process from answering', async () => {
    await atelier.rendre(bonne);
    const endless = atelier.rendre(propre('{% for i in (1..900000) %}{% for j in (1..900000) %}{% endfor %}{% endfor %}'));
    expect(await stall(endless)).toBeLessThan(100);
  });

  it('are checked as they are written', async () => {
    expect(await atelier.verifier('fiche', '<p>\n{{ objet.nom | raw }}</p>')).toEqual([
      { message: 'Le filtre « raw » n’existe pas.', ligne: 2 },
    ]);
    expect(await atelier.verifier('fiche', '<p>{{ objet.nom }}</p>')).toEqual([]);
  });

  it('are no longer drawn once it is closed', async () => {
    const other = createAtelier({ entry, size: 2 });
    await other.rendre(bonne);
    await other.close();
    await expect(other.rendre(bonne)).rejects.toThrow();
  });
});
