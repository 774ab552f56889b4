import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showCatalogue } from './testing/show-catalogue.tsx';

fakeBrowser();

describe('changing the source of objets', () => {
  const LINK = 'POST /api/catalogue/identites';

  it('tries the list of ids first, says what it leaves aside, then links the rest', async () => {
    const refus = [{ ligne: 2, motif: 'Aucun objet n’a cet identifiant.' }];
    const { user, sent } = await showCatalogue('', {
      api: { [LINK]: () => ({ data: { lies: 1, refus, tache: null } }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Changer de source' }));
    const box = within(await screen.findByRole('dialog', { name: 'Changer de source' }));
    await user.selectOptions(box.getByRole('combobox', { name: 'Nouvelle source' }), 'apidae');
    await user.click(box.getByRole('textbox', { name: 'Identifiants' }));
    await user.paste('ancien;nouveau\n1;A\n2;B');
    await user.click(box.getByRole('button', { name: 'Vérifier' }));
    expect(await box.findByText('1 objet peut être relié')).toBeTruthy();
    expect(box.getByText(/^Ligne 3\s: Aucun objet n’a cet identifiant/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: 'Relier l’objet' }));
    expect(await screen.findByText('1 objet relié, 1 ligne laissée de côté')).toBeTruthy();
    expect(box.getByRole('textbox', { name: 'Identifiants' })).toHaveProperty('value', '2;B');
    expect(box.getByText(/^Ligne 1\s: Aucun objet n’a cet identifiant/)).toBeTruthy();
    expect(sent(LINK).map(({ body }) => body)).toEqual([
      { ...asked, dryRun: true },
      { ...asked, dryRun: false },
    ]);
  });

  it('leaves a long list to a task, and says so', { tags: 'torture' }, async () => {
    const answer = ({ body }: Sent) => ({
      data: { lies: 300, refus: [], tache: JSON.stringify(body).includes('"dryRun":true') ? null : 41 },
    });
    const { user, address } = await showCatalogue('', { api: { [LINK]: answer } });
    await user.click(await screen.findByRole('button', { name: 'Changer de source' }));
    const box = within(await screen.findByRole('dialog', { name: 'Changer de source' }));
    await user.click(box.getByRole('textbox', { name: 'Identifiants' }));
    await user.paste(Array.from({ length: 300 }, (_, n) => `${n};A${n}`).join('\n'));
    await user.click(box.getByRole('button', { name: 'Vérifier' }));
    await user.click(await box.findByRole('button', { name: 'Relier les 300 objets' }));
    expect(await screen.findByText('300 objets en cours de liaison.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Suivre la tâche' }));
    expect(address()).toContain('41');
  });

  const asked = {
    ancienSysteme: 'lei',
    nouveauSysteme: 'apidae',
    couples: [
      ['1', 'A'],
      ['2', 'B'],
    ],
  };
});
