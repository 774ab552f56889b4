import { expect, it } from 'vitest';
import { nomDObjet } from './texte.rules.ts';

const lecteur = { langue: 'fr', parDefaut: 'fr' } as const;
const named = (source: string, ecrit?: string) =>
  nomDObjet(
    {
      indexe: { nom: source },
      document: { nom: { fr: source } },
      textes: ecrit === undefined ? [] : [{ champ: 'nom', langue: 'fr', valeur: ecrit }],
    },
    lecteur,
  ).texte;

it('a name that its source writes in capitals is set in French case, unless people wrote it for that objet', () => {
  expect(named('LE MOULIN DE L’ÉTANG')).toBe('Le Moulin de l’Étang');
  expect(named('LE MOULIN DE L’ÉTANG', 'LE MOULIN DE L’ÉTANG')).toBe('LE MOULIN DE L’ÉTANG');
  expect(named('Le MOULIN')).toBe('Le MOULIN');
});
