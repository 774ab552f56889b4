import { expect, it } from 'vitest';
import { unObjet } from '../../../composition/bloc/testing/bloc.ts';
import { actionsDe } from './fiche.actions.ts';

const adresse = 'https://office.example/fr/auberge-7';
const lecteur = { langue: 'fr', parDefaut: 'fr' } as const;

it('offers the fiche as a PDF where the site gives brochures, and not elsewhere', () => {
  const objet = unObjet({}, { indexe: { id: 7 } });
  const on = (brochure: string | null) => actionsDe(['partager', 'pdf'], objet, { lecteur, adresse, brochure });
  expect(on('https://office.example/fr/brochure.pdf')[1]).toEqual({
    genre: 'pdf',
    libelle: 'Fiche en PDF',
    href: 'https://office.example/fr/brochure.pdf?objets=7',
    script: false,
  });
  expect(on(null).map(({ genre }) => genre)).toEqual(['partager']);
});
