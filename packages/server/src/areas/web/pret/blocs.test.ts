import { documentVide } from '@bridge/contract';
import { expect, it } from 'vitest';
import { html, unObjet } from '../../../composition/bloc/testing/bloc.ts';
import { resumeDitPar } from '../../../publication/web/fiches/fiche.rules.ts';
import { BLOCS_DE_BASE, type BlocTraduit } from './blocs.ts';
import { FICHES_DE_BASE } from './fiches.ts';

it('« L’essentiel » says in which commune an objet is, whether or not its postcode is known', () => {
  const blocs: readonly BlocTraduit[] = BLOCS_DE_BASE;
  const lignes = blocs.find(({ code }) => code === 'l-essentiel')?.lignes ?? [];
  const { lieu } = documentVide();
  for (const known of [{}, { codePostal: '26100' }])
    expect(html({ lignes }, unObjet({ lieu: { ...lieu, ...known, commune: 'Valbrune' } }))).toContain('Valbrune');
});

it('« Présentation » shows the whole description, of which the summary above is not the start', () => {
  const blocs: readonly BlocTraduit[] = BLOCS_DE_BASE;
  const lignes = blocs.find(({ code }) => code === 'presentation')?.lignes ?? [];
  const resume = 'Une ancienne filature au bord de l’Ambre, devenue un musée du tissage et de la teinture.';
  const shown = (suite: string) =>
    html({ lignes, titre: { fr: 'Présentation' } }, unObjet({ resume: { fr: resume }, description: { fr: suite } }));
  const autre = 'Trois métiers tournent encore.\n\nOn y teint la laine au pastel, chaque mercredi.';
  expect(shown(autre)).toContain('<p>Trois métiers tournent encore.</p><p>On y teint');
  expect(resumeDitPar([{ html: shown(autre) }], resume)).toBe(false);
  expect(resumeDitPar([{ html: shown(`${resume} ${autre}`) }], resume)).toBe(true);
  expect(shown('')).toBe('');
  for (const { zones } of FICHES_DE_BASE) expect(zones[0]).toEqual(['corps', 'presentation']);
});
