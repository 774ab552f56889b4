import { icon } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { PICTOS } from '../values/picto.set.ts';
import { drawField } from './testing/draw.tsx';

fakeBrowser();

const picto = icon({ label: 'Pictogramme' });

describe('a pictogram', () => {
  it('is found by a French word and picked with Enter', async () => {
    const { user, last } = drawField(picto, { value: null });
    await user.click(await screen.findByRole('button', { name: 'Choisir un pictogramme' }));
    await user.type(await screen.findByLabelText('Chercher un pictogramme'), 'velo');
    await user.keyboard('{Enter}');
    expect(last()).toBe('bike');
  });

  it('is picked with the mouse and taken off', async () => {
    const { user, last } = drawField(picto, { value: 'bed' });
    await user.click(await screen.findByRole('button', { name: 'Hébergement' }));
    await user.click(await screen.findByRole('button', { name: 'Plage' }));
    expect(last()).toBe('beach');
    await user.click(screen.getByRole('button', { name: 'Retirer le pictogramme Plage' }));
    expect(last()).toBeNull();
  });

  it('that cannot be found says so', async () => {
    const { user } = drawField(picto, { value: null });
    await user.click(await screen.findByRole('button', { name: 'Choisir un pictogramme' }));
    await user.type(await screen.findByLabelText('Chercher un pictogramme'), 'zzz');
    expect(screen.getByText('Aucun pictogramme ne correspond. Essayez un autre mot.')).toBeDefined();
  });

  it('has one name and one label, which the contract accepts', () => {
    expect(new Set(PICTOS.map(({ name }) => name)).size).toBe(PICTOS.length);
    expect(new Set(PICTOS.map(({ label }) => label)).size).toBe(PICTOS.length);
    expect(PICTOS.filter(({ name }) => !icon({ label: 'x' }).schema.safeParse(name).success)).toEqual([]);
  });
});
