import { type ComparaisonDeGabarit, type GabaritSuivi, modeleEdition } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showField } from '../testing/show-field.tsx';

fakeBrowser();

const EPINGLE = { ressource: 'gabaritEdition', id: 3, version: 4 } as const;
const suivi = (changes: Partial<GabaritSuivi> = {}): GabaritSuivi => ({
  ...EPINGLE,
  nom: 'Maison',
  derniere: 7,
  le: '2026-11-01T10:00:00.000Z',
  differe: true,
  ...changes,
});
const drawn = (jeton: string, pages: number): ComparaisonDeGabarit['avant'] => ({
  jeton,
  pages,
  largeur: 148,
  hauteur: 210,
  rectoVerso: true,
  coupe: false,
  tardives: 0,
  remarques: [],
  manques: [],
  erreurs: [],
});
const COMPARAISON = { avant: drawn('a', 5), apres: drawn('b', 4), differentes: [2, 5], incomplete: false };
const image = () => ({ data: { image: '' } });
const show = (told: GabaritSuivi, comparaison: object = COMPARAISON) =>
  showField(
    { resource: modeleEdition, name: 'gabaritsEpingles' },
    { nom: 'Guide', code: 'guide', gabarit: 3, gabaritsEpingles: [EPINGLE] },
    {
      'POST /api/editions/modeles/gabarits': () => ({ data: { gabarits: [told] } }),
      'POST /api/editions/modeles/gabarits/comparaison': () => ({ data: comparaison }),
      'GET /api/editions/modeles/apercu/a/2': image,
      'GET /api/editions/modeles/apercu/a/5': image,
      'GET /api/editions/modeles/apercu/b/2': image,
    },
  );

it('tells of a newer version, shows what it changes side by side, and adopts it', async () => {
  const { user, now } = await show(suivi());
  expect(await screen.findByText(/La version 7 existe/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Voir ce qui change' }));
  expect(await screen.findByText('2 pages changent, sur 5.')).toBeTruthy();
  expect(screen.getByText('Page 2, version 4')).toBeTruthy();
  expect(screen.getByText('Page 5, version 7').closest('figure')?.textContent).toContain('Pas de page ici');
  const [adopt] = screen.getAllByRole('button', { name: 'Passer à la version 7' }).slice(-1);
  if (adopt) await user.click(adopt);
  expect(now()).toEqual([{ ...EPINGLE, version: 7 }]);
});

it('offers nothing where a newer version draws the same', async () => {
  await show(suivi({ differe: false }));
  expect(await screen.findByText(/« Maison » version 4/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('does not let one adopt from its pages a version that cannot be drawn', async () => {
  const apres = { ...drawn('', 0), erreurs: [{ message: 'unknown variable', ligne: 2 }] };
  const { user } = await show(suivi(), { ...COMPARAISON, apres, differentes: [] });
  await user.click(await screen.findByRole('button', { name: 'Voir ce qui change' }));
  expect(await screen.findByText(/ne se dessine pas, ligne 2/)).toBeTruthy();
  const [adopt] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Passer à la version 7' }).slice(-1);
  expect(adopt?.disabled).toBe(true);
});
