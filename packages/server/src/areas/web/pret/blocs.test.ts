import { documentVide } from '@bridge/contract';
import { expect, it } from 'vitest';
import { html, unObjet } from '../../../composition/bloc/testing/bloc.ts';
import { BLOCS_DE_BASE, type BlocTraduit } from './blocs.ts';

it('« L’essentiel » says in which commune an objet is, whether or not its postcode is known', () => {
  const blocs: readonly BlocTraduit[] = BLOCS_DE_BASE;
  const lignes = blocs.find(({ code }) => code === 'l-essentiel')?.lignes ?? [];
  const { lieu } = documentVide();
  for (const known of [{}, { codePostal: '26100' }])
    expect(html({ lignes }, unObjet({ lieu: { ...lieu, ...known, commune: 'Valbrune' } }))).toContain('Valbrune');
});
