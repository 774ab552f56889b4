import { translated } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { drawField, lookAs } from '../testing/draw.tsx';

fakeBrowser();

const libelle = translated({ label: 'Libellé', required: true });

describe('a translated text on an instance of one language', () => {
  it('is a plain field, without tabs', async () => {
    lookAs();
    const { user, last } = drawField(libelle, { value: { fr: 'Plag' } });
    expect(screen.queryByRole('tab')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Libellé' }), 'e');
    expect(last()).toEqual({ fr: 'Plage' });
  });
});

describe('a translated text', () => {
  beforeEach(() => lookAs({ parameters: { bridge_languages: ['fr', 'en', 'de'] } }));

  it('says which languages are missing, and how many are there', () => {
    drawField(libelle, { value: { fr: 'Plage', en: '  ' } });
    expect(screen.getByRole('tab', { name: 'Français' })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Anglais manquant' })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Allemand manquant' })).toBeDefined();
    expect(screen.getByText('1 langue sur 3')).toBeDefined();
  });

  it('misses nothing where nothing is written and nothing has to be', () => {
    drawField(translated({ label: 'Légende' }), { value: {} });
    expect(screen.getByRole('tab', { name: 'Anglais' })).toBeDefined();
    expect(screen.queryByText(/sur 3/)).toBeNull();
  });

  it('is typed in one language without touching the others', async () => {
    const { user, last } = drawField(libelle, { value: { fr: 'Plage', nl: 'Strand' } });
    screen.getByRole('tab', { name: 'Français' }).focus();
    await user.keyboard('{ArrowRight}');
    await user.type(screen.getByRole('textbox', { name: 'Libellé (anglais)' }), 'Beach');
    expect(last()).toEqual({ fr: 'Plage', nl: 'Strand', en: 'Beach' });
    expect(screen.getByText('2 langues sur 3')).toBeDefined();
  });

  it('is one group, named once', () => {
    drawField(libelle, { value: {} });
    expect(screen.getByRole('group', { name: /Libellé/ })).toBeDefined();
  });

  it('opens the language that is wrong, and lets the person leave it', async () => {
    const { user } = drawField(libelle, { value: { fr: 'Plage' }, inner: { de: 'Trop long.' } });
    expect(screen.getByRole('textbox', { name: 'Libellé (allemand)', description: 'Trop long.' })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Allemand à corriger' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Français' }));
    expect(screen.getByRole('textbox', { name: 'Libellé (français)' })).toBeDefined();
  });

  it('stays on the language that was wrong while it is corrected', async () => {
    const { user, last } = drawField(libelle, { value: { fr: 'Plage' }, inner: { de: 'Obligatoire.' } });
    await user.click(screen.getByRole('textbox', { name: 'Libellé (allemand)' }));
    await user.keyboard('St');
    expect(last()).toEqual({ fr: 'Plage', de: 'St' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Libellé (allemand)' }));
  });

  it('keeps the languages that the instance no longer speaks', async () => {
    const { user, last } = drawField(libelle, { value: { fr: 'Plage', nl: 'Stran' } });
    expect(screen.getByText('Autres langues (néerlandais)')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Néerlandais' }), 'd');
    expect(last()).toEqual({ fr: 'Plage', nl: 'Strand' });
  });
});
