import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { AT, saved, showAnnonce } from '../testing/annonces.tsx';
import { SaisonSuivante } from './saison-suivante.tsx';

fakeBrowser();

const COPIE = `POST ${AT}/saison-suivante`;
const button = () => screen.findByRole('button', { name: 'Dupliquer pour la saison suivante' });

describe('the same annonce a year later', () => {
  it('is made once by attempts that were lost, and once more when asked again', { tags: 'torture' }, async () => {
    const answers = [{ status: 500, code: 50_000, message: 'En panne.' }];
    const { user, sent, address } = await showAnnonce(<SaisonSuivante record={saved()} />, {
      api: { [COPIE]: () => answers.shift() ?? { data: saved({ id: 9 }) } },
    });
    await user.click(await button());
    expect((await screen.findByRole('alert')).textContent).toBe('En panne.');
    await user.click(await button());
    await waitFor(() => expect(address()).toBe('/annonces/annonce/edit/9'));
    await user.click(await button());
    await waitFor(() => expect(sent(COPIE)).toHaveLength(3));
    const [lost, found, second] = sent(COPIE).map(({ key }) => key);
    expect(found).toBe(lost);
    expect(second).not.toBe(found);
  });

  it('asks first where something was typed', async () => {
    const { user, form, sent } = await showAnnonce(<SaisonSuivante record={saved()} />, {
      api: { [COPIE]: () => ({ data: saved({ id: 9 }) }) },
    });
    act(() => form.store.getState().setValue('nom', 'Autre'));
    await user.click(await button());
    const confirm = await screen.findByRole('button', { name: 'Dupliquer la version enregistrée' });
    expect(sent(COPIE)).toEqual([]);
    await user.click(confirm);
    await waitFor(() => expect(sent(COPIE)).toHaveLength(1));
  });
});
