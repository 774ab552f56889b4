import { type Arbre, JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { LIVRES, sourceOf } from '../gabarits/source.ts';
import type { PagePublique } from '../page.ts';
import { draw, unGabarit } from '../testing/draw.ts';
import { unElement, unEvenement, unePageDAccueil, unePageDeFiche, unePageDeListe, unePhoto } from '../testing/pages.ts';
import { createDessin } from './dessin.ts';

const lu = (page: PagePublique, options: Parameters<typeof draw>[1] = {}) =>
  new JSDOM(draw(page, options).html).window.document;
const all = (document: Arbre, selector: string) => [...document.querySelectorAll(selector)];

describe('a fiche', () => {
  it('gives its first photo a file as large as the room that it takes, alone or beside others', () => {
    const first = (nombre: number) =>
      lu(unePageDeFiche({ photos: Array.from({ length: nombre }, (_, rang) => unePhoto({ rang })) })).querySelector(
        '.bridge-galerie img',
      );
    expect(first(1)?.getAttribute('sizes')).toBe('(min-width: 75rem) 75rem, 100vw');
    expect(first(1)?.getAttribute('src')).toContain('/1280-');
    expect(first(1)?.getAttribute('srcset')).toMatch(/ 1280w.* 1920w/);
    expect(first(3)?.getAttribute('sizes')).toContain('37.5rem');
  });

  it.each(['ouvert', 'ferme'] as const)('says once whether it is open: %s', (genre) => {
    const ouvert = genre === 'ouvert';
    const texte = ouvert ? 'Ouvert' : 'Fermé';
    const said = (badges: { genre: string; texte: string }[]) =>
      lu(unePageDeFiche({ objet: unElement({ ouvert, badges }) }))
        .querySelector('header.entete')
        ?.textContent?.split(texte).length;
    expect([said([{ genre, texte }]), said([])]).toEqual([2, 2]);
  });

  it('says once that it is free, and its price where no badge does', () => {
    const said = (prix: string, badges: { genre: string; texte: string }[]) =>
      lu(unePageDeFiche({ objet: unElement({ prix, badges }) }))
        .querySelector('header.entete .reperes')
        ?.textContent?.match(/Gratuit|à partir de 9 €/g);
    expect(said('Gratuit', [{ genre: 'gratuit', texte: 'Gratuit' }])).toEqual(['Gratuit']);
    expect(said('Gratuit', [])).toEqual(['Gratuit']);
    expect(said('à partir de 9 €', [{ genre: 'label', texte: 'Bio' }])).toEqual(['à partir de 9 €']);
  });

  it('has one title, its blocs where they were put, and its actions', () => {
    const document = lu(unePageDeFiche());
    expect(all(document, 'h1').map((one) => one.textContent)).toEqual(['La Table du Passeur']);
    expect(document.querySelector('aside .bloc-horaires')).not.toBeNull();
    expect(document.querySelector('.bridge-zone-corps .bloc-tarifs')).not.toBeNull();
    expect(document.querySelector('.bridge-actions a[href="tel:+33200000000"]')?.textContent).toBe('Appeler');
    expect(document.querySelector('button[data-bridge-favori="4711"][hidden]')).not.toBeNull();
    expect(document.querySelector('.bridge-source')?.textContent).toContain('mis à jour le 3 novembre 2026');
  });

  it('knows only zones that there are', () => {
    const gabarit = unGabarit('fiche', '{% zone "constructor" %}{% zone "inconnue" %}{% zone "laterale" %}');
    expect(all(lu(unePageDeFiche(), { gabarit }), '.bridge-zone')).toHaveLength(1);
  });
});

describe('a popup', () => {
  it.each(Object.keys(LIVRES.infobulle))('%s shows its objet', (base) => {
    const { html, css } = createDessin().infobulles({
      page: unePageDeListe(),
      objets: [unElement(), unEvenement({ photo: null })],
      source: sourceOf('infobulle', base),
      composants: {},
    });
    expect(html).toHaveLength(2);
    expect(html[0]).toContain('La Table du Passeur');
    expect(html[1]).toContain('samedi 21 novembre à 18 h 30');
    expect(css).toContain(`.bridge .g-infobulle-${base}`);
  });
});

describe('the first page of a site', () => {
  const carte = { genre: 'carte' as const, libelle: 'Carte', href: '/c', description: 'Où dormir', image: null };

  it('draws what has no photo where others have one', () => {
    const { listes } = unePageDAccueil();
    const page = lu(unePageDAccueil({ listes: [...listes, carte] }));
    expect(all(page, '.bridge-entree')).toHaveLength(3);
    expect(all(page, '.bridge-entree .bridge-bandeau')).toHaveLength(3);
    expect(all(page, '.bridge-sans-photo-carte svg')).toHaveLength(1);
    expect(all(page, '.bridge-entree p').at(-1)?.textContent).toBe('Où dormir');
  });

  it('draws nothing in the place of photos where there is none', () => {
    const listes = unePageDAccueil().listes.map((liste) => ({ ...liste, image: null }));
    expect(all(lu(unePageDAccueil({ listes })), '.bridge-bandeau')).toEqual([]);
  });
});
