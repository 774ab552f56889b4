import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { GuideRendu } from '../modele.ts';
import { motsEn } from '../mots.ts';
import { FILTRES, unMoteur } from '../testing/elements.ts';
import { unePageDeListe } from '../testing/listes.ts';
import { moteur } from './moteur.html.ts';

const LISTE = '/public/malbrume/fr/restaurants';
const GUIDE: GuideRendu = {
  question: 'cuisine',
  ici: 'cuisine',
  questions: FILTRES.map(({ code, libelle }) => ({
    code,
    intitule: code === 'cuisine' ? 'Une envie\u00a0?' : libelle,
  })),
  progres: 'Question 2 sur 7',
  precedente: LISTE,
  passer: `${LISTE}?question=ambiance`,
  voir: 'Voir les 134 résultats',
  reprendre: `${LISTE}?question=cuisine`,
};

function drawn(changes: Partial<GuideRendu> = {}) {
  const page = unePageDeListe({ moteur: unMoteur({ guide: { ...GUIDE, ...changes } }) });
  const { document } = new JSDOM(moteur(page, motsEn('fr'))).window;
  const form = document.querySelector('form');
  const find = (selector: string) => [...document.querySelectorAll(selector)];
  const said = (selector: string) => find(selector).map(({ textContent }) => textContent?.trim());
  const link = (words: string) => find('a').find(({ textContent }) => textContent?.trim() === words);
  return { form, find, said, link };
}

describe('a guided search', () => {
  it('has a question for each filter, with a name, of which one is asked', () => {
    const { find, said } = drawn();
    expect(find('form > .bridge-questions > fieldset')).toHaveLength(FILTRES.length);
    expect(said('fieldset > legend').slice(0, 2)).toEqual(['Commune', 'Une envie\u00a0?']);
    expect(said('[data-bridge-question] > legend')).toEqual(['Une envie\u00a0?']);
    expect(said('[data-bridge-question] .bridge-case')).toEqual(['Terroir21', 'Végétarien9', 'Poisson12']);
    expect(find('details')).toEqual([]);
  });

  it('says where it is, and leads on, back, past and to the results', () => {
    const { form, find, said, link } = drawn();
    expect(said('.bridge-progres p')).toEqual(['Question 2 sur 7']);
    expect(find('progress').map((bar) => [bar.getAttribute('value'), bar.getAttribute('max')])).toEqual([['2', '7']]);
    expect(find('button[name=question]').map((one) => [one.textContent, one.getAttribute('value')])).toEqual([
      ['Suivant', 'cuisine-'],
      ['Voir les 134 résultats', '-'],
    ]);
    expect(link('Précédent')?.getAttribute('href')).toBe(LISTE);
    expect(link('Passer')?.getAttribute('href')).toBe(`${LISTE}?question=ambiance`);
    expect(form?.getAttribute('data-question')).toBe('cuisine');
  });

  it('passes over no question that has its answer, and goes from the last one to the results', () => {
    expect(drawn({ passer: null }).link('Passer')).toBeUndefined();
    const last = drawn({ question: FILTRES.at(-1)?.code ?? '' });
    expect(last.said('button[name=question]')).toEqual(['Voir les 134 résultats']);
    expect(last.link('Passer')).toBeUndefined();
  });

  it('keeps the answers so far, each with a link that takes it back', () => {
    expect(drawn().said('.bridge-actifs li')).toEqual(['Retirer Malbrume-les-Eaux']);
  });

  it('once over, leads back to its questions, which stay for browsers without scripts', () => {
    const { form, find, link } = drawn({ question: null, ici: '-' });
    expect(link('Reprendre les questions')?.getAttribute('href')).toBe(`${LISTE}?question=cuisine`);
    expect(find('[data-bridge-question], button[name=question]')).toEqual([]);
    expect(find('fieldset')).toHaveLength(FILTRES.length);
    expect(form?.getAttribute('data-question')).toBe('-');
  });

  it('without scripts is a form with a button', () => {
    expect(drawn().said('.bridge-sans-script button[type=submit]:not([name])')).toEqual(['Filtrer']);
  });
});
