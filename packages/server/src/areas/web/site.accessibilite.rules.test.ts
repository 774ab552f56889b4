import { CHAMPS_D_ACCESSIBILITE } from '@bridge/contract';
import { expect, it } from 'vitest';
import { siteDExemple } from './apercu.exemple.ts';
import { fautesDeLaDeclaration } from './site.accessibilite.rules.ts';

const fautes = (changes: Partial<Parameters<typeof fautesDeLaDeclaration>[0]>) =>
  fautesDeLaDeclaration({ ...siteDExemple('fr'), ...changes }).map(({ path }) => path);

const WHOLE = {
  accessibilite: 'partielle',
  accessibiliteTaux: 71.5,
  accessibiliteContact: 'a@ot.example',
  accessibiliteLe: '2026-09-01',
} as const;

it('a site that declares nothing owes nothing', () => expect(fautes({ accessibilite: 'aucune' })).toEqual([]));

it('a declaration has a date, and says how to write', () => {
  expect(fautes({ accessibilite: 'non' })).toEqual(['accessibiliteContact', 'accessibiliteLe']);
  expect(fautes(WHOLE)).toEqual([]);
  expect(fautes({ ...WHOLE, accessibiliteContact: '', accessibiliteAutreContact: '04 00 00 00 00' })).toEqual([]);
});

it('what a declaration must have says so in the form, before anything is refused', () => {
  const { accessibiliteLe, accessibiliteContact } = CHAMPS_D_ACCESSIBILITE;
  expect(fautes({ accessibilite: 'non' })).toHaveLength(2);
  for (const { help } of [accessibiliteLe, accessibiliteContact])
    expect(help).toMatch(/^Demandé dès qu’un état est déclaré/);
});

it.each([
  ['non', 49.9, true],
  ['non', 50, false],
  ['partielle', 50, true],
  ['partielle', 100, false],
  ['totale', 100, true],
  ['totale', 99, false],
  ['non', null, true],
  ['partielle', null, false],
  ['totale', null, false],
] as const)('%s with %s %% of the criteria', (accessibilite, accessibiliteTaux, isTrue) =>
  expect(fautes({ ...WHOLE, accessibilite, accessibiliteTaux })).toEqual(isTrue ? [] : ['accessibiliteTaux']),
);
