import { describe, expect, it, vi } from 'vitest';
import { joindre } from '../joindre.ts';
import { morph } from '../morph.ts';
import { htmlDesAnnonces, nouvelleVisite, ouvrirPage, pretendante, usePage, voir } from './testing/page.ts';

usePage();

const lire = (html: string) => {
  const racine = document.createElement('div');
  racine.innerHTML = `<ul data-bridge-elements><li>${html}</li></ul>`;
  return racine;
};

describe('the annonces that a kept page carries', () => {
  it('are chosen again once it is opened', () => {
    const { racine, montrees } = ouvrirPage([pretendante(1), pretendante(2)], { tirage: 0.9 });
    expect(montrees()).toEqual(['2']);
    expect(racine.textContent).toContain('Annonce 2');
  });

  it('are never shown out of their hours, nor more often than the visit allows', () => {
    expect(ouvrirPage([pretendante(1, { deHeure: 18 }), pretendante(2)]).montrees()).toEqual(['2']);
    const visite = nouvelleVisite();
    const one = [pretendante(1, { plafondVisite: 1, plafondPage: 3 })];
    expect(ouvrirPage(one, { boites: 2, visite }).montrees()).toEqual(['1', '']);
    expect(ouvrirPage(one, { boites: 2, visite, espace: 5 }).montrees()).toEqual(['', '']);
  });

  it('are not the same in two places that a page of somebody else was given', () => {
    const visite = nouvelleVisite();
    const some = [pretendante(1), pretendante(2)];
    const [first, second] = [ouvrirPage(some, { visite }), ouvrirPage(some, { visite, espace: 5 })];
    expect([...first.montrees(), ...second.montrees()]).toEqual(['1', '2']);
    first.racine.remove();
    expect(ouvrirPage(some, { visite, espace: 6 }).montrees()).toEqual(['1']);
  });
});

describe('a page that is added below', () => {
  it('leaves what was shown as it is, and counts each annonce where it really is', async () => {
    const some = [pretendante(1), pretendante(2)];
    const { racine, choisir, montrees, boites, vues } = ouvrirPage(some);
    voir(1);
    await vi.advanceTimersByTimeAsync(1_100);
    joindre(racine, lire(htmlDesAnnonces(some)));
    choisir();
    expect(montrees()).toEqual(['1', '2']);
    expect(boites().map(({ textContent }) => textContent)).toEqual(['Annonce 1', 'Annonce 2']);
    voir(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(vues()).toEqual([
      [1, 4],
      [2, 4],
    ]);
  });

  it('leaves no room for an annonce that was shown as often as it may be, and counts nothing of it', async () => {
    const { racine, choisir, montrees, boites, vues } = ouvrirPage([pretendante(1)]);
    joindre(racine, lire(htmlDesAnnonces([pretendante(1)])));
    choisir();
    expect(montrees()).toEqual(['1', '']);
    expect(boites().map(({ hidden }) => hidden)).toEqual([false, true]);
    voir(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(vues()).toEqual([[1, 4]]);
  });
});

describe('a list that is filtered in place', () => {
  it('shows and counts the annonces of its new answer', async () => {
    const { racine, choisir, boites, vues } = ouvrirPage([pretendante(1), pretendante(2)], { tirage: 0.9 });
    morph(racine, lire(htmlDesAnnonces([pretendante(3), pretendante(4)])));
    choisir();
    expect(boites().map(({ dataset, textContent }) => [dataset.bridgeAnnonce, textContent])).toEqual([
      ['4', 'Annonce 4'],
    ]);
    voir(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(vues()).toEqual([[4, 4]]);
  });
});

describe('what stands in front of the visitor', () => {
  /** As high as it says. */
  const haute = (id: number) => `<a href="https://bridge.example/${id}" style="height:${id * 100}px">Annonce ${id}</a>`;
  const placed = (top: number) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const height = Number.parseInt(this.querySelector('a')?.style.height ?? '0', 10);
      return { top, height } as DOMRect;
    });
  const some = [pretendante(1), pretendante(2)];

  it('does not move: what is not as high leaves its turn', () => {
    placed(100);
    expect(ouvrirPage(some, { tirage: 0.9, contenu: haute }).montrees()).toEqual(['1']);
    placed(window.innerHeight);
    expect(ouvrirPage(some, { tirage: 0.9, contenu: haute }).montrees()).toEqual(['2']);
  });

  it('still lets an exclusive annonce have its place', () => {
    placed(100);
    const exclusive = [pretendante(1), pretendante(2, { priorite: 'exclusif' })];
    expect(ouvrirPage(exclusive, { contenu: haute }).montrees()).toEqual(['2']);
  });
});
