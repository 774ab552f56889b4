import { slug, text, translated } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { drawField, lookAs } from '../testing/draw.tsx';

fakeBrowser();

const code = slug({ label: 'Code', from: 'nom', required: true });
const nom = { name: 'nom', field: text({ label: 'Nom' }) };
const value = () => screen.getByLabelText<HTMLInputElement>('Code').value;

describe('a short name', () => {
  it('follows the name as it is typed', async () => {
    const { user, last } = drawField(code, { value: '', source: nom, others: { nom: '' } });
    await user.type(screen.getByLabelText('Nom'), 'Été au Lac');
    await waitFor(() => expect(value()).toBe('ete-au-lac'));
    expect(last()).toBe('ete-au-lac');
  });

  it('of a new record that comes with its name is there at once', async () => {
    const { last } = drawField(code, { value: '', source: nom, others: { nom: 'Été au Lac' } });
    await waitFor(() => expect(last()).toBe('ete-au-lac'));
  });

  it('stops following once somebody typed it', async () => {
    const { user } = drawField(code, { value: '', source: nom, others: { nom: '' } });
    await user.type(screen.getByLabelText('Nom'), 'Lac');
    await waitFor(() => expect(value()).toBe('lac'));
    await user.type(screen.getByLabelText('Code'), '-1');
    await user.type(screen.getByLabelText('Nom'), ' bleu');
    await new Promise((resolve) => setTimeout(resolve));
    expect(value()).toBe('lac-1');
  });

  it('of a record that has one does not change with its name', async () => {
    const { user, typed } = drawField(code, { value: 'lac', source: nom, others: { nom: 'Lac' } });
    await user.type(screen.getByLabelText('Nom'), ' bleu');
    await new Promise((resolve) => setTimeout(resolve));
    expect(typed).not.toHaveBeenCalled();
  });

  it('of a record that exists follows nothing, even rubbed out', async () => {
    const { user, typed } = drawField(code, { value: '', source: nom, others: { nom: 'Lac' }, isNew: false });
    await user.type(screen.getByLabelText('Nom'), ' bleu');
    await new Promise((resolve) => setTimeout(resolve));
    expect(typed).not.toHaveBeenCalled();
  });

  it('is taken from the name again when asked', async () => {
    const { user, last } = drawField(code, { value: 'x', others: { nom: 'Lac bleu' } });
    await user.click(screen.getByRole('button', { name: 'Reprendre du nom' }));
    expect(last()).toBe('lac-bleu');
  });

  it('comes from the first language of a translated name', async () => {
    lookAs({ parameters: { bridge_languages: ['fr', 'en'] } });
    const libelle = translated({ label: 'Libellé' });
    const { user, last } = drawField(code, {
      value: 'x',
      source: { name: 'nom', field: libelle },
      others: { nom: { en: 'Beach', fr: 'Plage' } },
    });
    await user.click(screen.getByRole('button', { name: 'Reprendre du nom' }));
    expect(last()).toBe('plage');
  });

  it('without a source has nothing to take', () => {
    drawField(slug({ label: 'Code' }), { value: '' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
