import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../../../testing/built.ts';
import { GabaritError } from '../../erreur.ts';
import { sourceOf } from '../gabarits/source.ts';
import type { PageARendre } from '../page.ts';
import { unePageDeFiche, unePageDeListe } from '../testing/pages.ts';
import { type Atelier, createAtelier } from './atelier.ts';

const entry = built('atelier-thread');
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
  sources: {
    page: { cle: `fiche:1:${liquide.length}`, portee: 'g-1', liquide, css: '' },
    elements: {},
    composants: {},
  },
  codes: [],
});

const TOO_MUCH = /plus de temps que permis|plus de mémoire que permis|n’existe pas/;
const SANS_FIN = '{% for i in (1..900000) %}{% for j in (1..900000) %}{% endfor %}{% endfor %}';

describe('pages drawn in a thread', () => {
  it('come back whole, in the order that they were asked in', async () => {
    const all = await Promise.all([atelier.render(bonne), atelier.render(propre('<p>{{ objet.nom }}</p>'))]);
    expect(all[0].html).toContain('<h1 class="bridge-titre">Restaurants</h1>');
    expect(all[1].fragment).toContain('<p>La Table du Passeur</p>');
  });

  it.each([
    [
      'a loop that writes',
      '{% for i in (1..900000) %}{% for j in (1..900) %}{{ objet.resume }}{% endfor %}{% endfor %}',
    ],
    ['an immense range', '{% for i in (1..10000000) %}{% endfor %}'],
    [
      'an immense text',
      '{% assign a = "xxxxxxxx" %}{% for i in (1..60) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
    ],
    [
      'an immense array',
      '{% assign a = "x,x,x,x" | split: "," %}{% for i in (1..60) %}{% assign a = a | concat: a %}{% endfor %}{{ a | join: a }}',
    ],
    ['an immense date', '{{ "2026-01-01" | date: "%900000000d" }}'],
    ['a file', '{% include "/etc/passwd" %}'],
    ['a file, otherwise', '{% render "/etc/passwd" %}{% layout "/etc/passwd" %}'],
  ])('fail with a sentence on %s, and the next page is drawn', async (_, liquide) => {
    const error = await atelier.render(propre(liquide)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GabaritError);
    expect(error).toMatchObject({
      message: expect.stringMatching(TOO_MUCH),
    });
    expect((await atelier.render(bonne)).html).toContain('La Table du Passeur');
  });

  it('fail with a sentence on an endless loop, leave the process free to answer meanwhile, and the next page is drawn', async () => {
    await atelier.render(bonne);
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 5);
    const error = await atelier.render(propre(SANS_FIN)).catch((thrown: unknown) => thrown);
    clearInterval(turning);
    expect(error).toBeInstanceOf(GabaritError);
    expect(error).toMatchObject({ message: expect.stringMatching(TOO_MUCH) });
    expect(turns).toBeGreaterThan(10);
    expect((await atelier.render(bonne)).html).toContain('La Table du Passeur');
  });

  it('are checked as they are written', async () => {
    expect(await atelier.verify('fiche', '<p>\n{{ objet.nom | raw }}</p>')).toEqual([
      { message: 'Le filtre «\u00a0raw\u00a0» n’existe pas.', ligne: 2 },
    ]);
    expect(await atelier.verify('fiche', '<p>{{ objet.nom }}</p>')).toEqual([]);
  });

  it('are no longer drawn once it is closed', async () => {
    const other = createAtelier({ entry, size: 2 });
    await other.render(bonne);
    await other.close();
    await expect(other.render(bonne)).rejects.toThrow();
  });
});

describe('a thread that draws', () => {
  const autre = (nom: string) =>
    createAtelier({ entry: new URL(`../testing/${nom}.mjs`, import.meta.url), longest: 200 });

  it('and hears nothing any more is ended, and another takes the next page', async () => {
    const own = autre('fil-sans-fin');
    for (const _ of [1, 2])
      await expect(own.render(bonne)).rejects.toMatchObject({
        name: 'GabaritError',
        message: 'Ce gabarit prend plus de temps que permis.',
        gabarit: 'liste:grille',
      });
    await own.close();
  });

  it('and fills its memory ends alone', async () => {
    const own = createAtelier({ entry: new URL('../testing/fil-sans-fond.mjs', import.meta.url), longest: 30_000 });
    await expect(own.render(bonne)).rejects.toMatchObject({
      name: 'GabaritError',
      message: 'Ce gabarit demande plus de mémoire que permis.',
    });
    await own.close();
  });

  it('and does not start is an error, not a wait', async () => {
    const own = autre('fil-qui-n-existe-pas');
    await expect(own.render(bonne)).rejects.toThrow();
    await own.close();
  });
});
