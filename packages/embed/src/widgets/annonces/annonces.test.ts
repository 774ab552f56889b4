import { describe, expect, it, vi } from 'vitest';
import { join } from '../join.ts';
import { morph } from '../morph.ts';
import { htmlDesAnnonces, nouvelleVisite, openPage, pretendante, see, usePage } from './testing/page.ts';

usePage();

const parse = (html: string) => {
  const racine = document.createElement('div');
  racine.innerHTML = `<ul data-bridge-elements><li>${html}</li></ul>`;
  return racine;
};

describe('the annonces that a kept page carries', () => {
  it('are chosen again once it is opened', () => {
    const { racine, montrees } = openPage([pretendante(1), pretendante(2)], { tirage: 0.9 });
    expect(montrees()).toEqual(['2']);
    expect(racine.textContent).toContain('Annonce 2');
  });

  it('are never shown out of their hours, nor more often than the visit allows', () => {
    expect(openPage([pretendante(1, { deHeure: 18 }), pretendante(2)]).montrees()).toEqual(['2']);
    const visite = nouvelleVisite();
    const one = [pretendante(1, { plafondVisite: 1, plafondPage: 3 })];
    expect(openPage(one, { boites: 2, visite }).montrees()).toEqual(['1', '']);
    expect(openPage(one, { boites: 2, visite, espace: 5 }).montrees()).toEqual(['', '']);
  });

  it('are not the same in two places that a page of somebody else was given', () => {
    const visite = nouvelleVisite();
    const some = [pretendante(1), pretendante(2)];
    const [first, second] = [openPage(some, { visite }), openPage(some, { visite, espace: 5 })];
    expect([...first.montrees(), ...second.montrees()]).toEqual(['1', '2']);
    first.racine.remove();
    expect(openPage(some, { visite, espace: 6 }).montrees()).toEqual(['1']);
  });
});

describe('a page that is added below', () => {
  it('leaves what was shown as it is, and counts each annonce where it really is', async () => {
    const some = [pretendante(1), pretendante(2)];
    const { racine, choose, montrees, boites, vues } = openPage(some);
    see(1);
    await vi.advanceTimersByTimeAsync(1_100);
    join(racine, parse(htmlDesAnnonces(some)));
    choose();
    expect(montrees()).toEqual(['1', '2']);
    expect(boites().map(({ textContent }) => textContent)).toEqual(['Annonce 1', 'Annonce 2']);
    see(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(vues()).toEqual([
      [1, 4],
      [2, 4],
    ]);
  });

  it('leaves no room for an annonce that was shown as often as it may be, and counts nothing of it', async () => {
    const { racine, choose, montrees, boites, vues } = openPage([pretendante(1)]);
    join(racine, parse(htmlDesAnnonces([pretendante(1)])));
    choose();
    expect(montrees()).toEqual(['1', '']);
    expect(boites().map(({ hidden }) => hidden)).toEqual([false, true]);
    see(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(vues()).toEqual([[1, 4]]);
  });
});

describe('a list that is filtered in place', () => {
  it('shows and counts the annonces of its new answer', async () => {
    const { racine, choose, boites, vues } = openPage([pretendante(1), pretendante(2)], { tirage: 0.9 });
    morph(racine, parse(htmlDesAnnonces([pretendante(3), pretendante(4)])));
    choose();
    expect(boites().map(({ dataset, textContent }) => [dataset.bridgeAnnonce, textContent])).toEqual([
      ['4', 'Annonce 4'],
    ]);
    see(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(vues()).toEqual([[4, 4]]);
  });
});

describe('what stands in front of the visitor', () => {
  /** An annonce whose height follows its number. */
  const haute = (id: number) => `<a href="https://bridge.example/${id}" style="height:${id * 100}px">Annonce ${id}</a>`;
  const placed = (top: number) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const height = Number.parseInt(this.querySelector('a')?.style.height ?? '0', 10);
      return { top, height } as DOMRect;
    });
  const some = [pretendante(1), pretendante(2)];

  it('does not move: what is not as high leaves its turn', () => {
    placed(100);
    expect(openPage(some, { tirage: 0.9, contenu: haute }).montrees()).toEqual(['1']);
    placed(window.innerHeight);
    expect(openPage(some, { tirage: 0.9, contenu: haute }).montrees()).toEqual(['2']);
  });

  it('still lets an exclusive annonce have its place', () => {
    placed(100);
    const exclusive = [pretendante(1), pretendante(2, { priorite: 'exclusif' })];
    expect(openPage(exclusive, { contenu: haute }).montrees()).toEqual(['2']);
  });
});
