import { expect, it } from 'vitest';
import { resumeDitPar } from './fiche.rules.ts';

const RESUME = 'Il reste le cloître, le chœur à ciel ouvert et un jardin de simples replanté d’après les manuscrits.';

it('a summary that a bloc tells is known, also where the bloc cuts it; another text is another', () => {
  const bloc = (html: string) => [{ html: '<h2>Tarifs</h2>' }, { html }];
  expect(resumeDitPar(bloc(`<p>${RESUME}</p>`), RESUME)).toBe(true);
  expect(resumeDitPar(bloc(`<dd>${RESUME.slice(0, 80)}…</dd>`), RESUME)).toBe(true);
  expect(resumeDitPar(bloc(`<dd>${RESUME}</dd>`), `${RESUME.slice(0, 70)}…`)).toBe(true);
  expect(resumeDitPar(bloc(`<p>${RESUME}</p><p>Le reste.</p>`), RESUME.replace(', le', ',\nle'))).toBe(true);
  // What follows a description that is the start of the summary is not its end.
  expect(resumeDitPar(bloc(`<p>${RESUME.slice(0, 80)}</p><p>Le reste.</p>`), RESUME)).toBe(false);
  // An ellipsis that the summary holds itself is no cut.
  const pointed = RESUME.replace('Il reste', 'Il reste…');
  expect(resumeDitPar(bloc(`<p>${pointed.slice(0, 80)}</p>`), pointed)).toBe(false);
  expect(resumeDitPar(bloc('<p>Un jardin.</p>'), RESUME)).toBe(false);
  expect(resumeDitPar(bloc('<p>Un jardin.</p>'), '')).toBe(false);
});
