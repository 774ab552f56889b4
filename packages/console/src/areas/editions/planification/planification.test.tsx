import { planification } from '@bridge/contract';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { showField } from '../testing/show-field.tsx';
import PlanificationPreview from './planification.preview.tsx';
import './calendrier.widget.tsx';
import './diffusions.widget.tsx';
import './periode.widget.tsx';

vi.setConfig({ testTimeout: 60_000 });
fakeBrowser();

const LUNDI = { genre: 'hebdomadaire', jours: ['lundi'], heure: '06:00' };
const PROCHAINES = 'POST /api/editions/planifications/prochaines';

describe('the rhythm of a schedule', () => {
  const show = (calendrier: object, api = {}) =>
    showField({ resource: planification, name: 'calendrier' }, { calendrier }, api);

  it('is told in a sentence that follows the days as they are ticked', async () => {
    const { user, now } = await show(LUNDI);
    expect(await screen.findByText(/^Chaque lundi à 6 h\. Prochaine fois/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vendredi' }));
    expect(now()).toEqual({ ...LUNDI, jours: ['lundi', 'vendredi'] });
    expect(screen.getByText(/^Chaque lundi et vendredi à 6 h/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lundi' }));
    expect(now()).toEqual({ ...LUNDI, jours: ['vendredi'] });
  });

  it('keeps its hour when it changes', async () => {
    const { user, now } = await show({ ...LUNDI, heure: '18:30' });
    await user.click(await screen.findByRole('combobox', { name: 'Rythme' }));
    await user.click(await screen.findByRole('option', { name: 'Chaque mois' }));
    expect(now()).toEqual({ genre: 'mensuelle', jour: 1, heure: '18:30' });
  });

  it('of a cron is what the server reads in it', async () => {
    const cron = { genre: 'cron', expression: '0 6 * * 1' };
    await show(cron, { [PROCHAINES]: () => ({ data: { lisible: true, dates: ['2026-11-16T05:00:00.000Z'] } }) });
    expect(await screen.findByText(/Prochaine fois : lundi 16 novembre 2026 à 6 h/)).toBeTruthy();
  });
});

describe('the period of a schedule', () => {
  it('moves with the day of the edition, or is a number of days', async () => {
    const { user, now } = await showField({ resource: planification, name: 'periode' }, { periode: null });
    await user.click(await screen.findByRole('combobox', { name: 'Période' }));
    await user.click(await screen.findByRole('option', { name: 'Du lundi au dimanche suivants' }));
    expect(now()).toEqual({ genre: 'relative', quand: 'semaine-prochaine' });
    expect(await screen.findByText(/^Du lundi au dimanche suivants\. S’il paraissait aujourd’hui/)).toBeTruthy();
  });
});

describe('the destinations of a schedule', () => {
  it('are added by kind; addresses are pasted as they come', async () => {
    const { user, now } = await showField({ resource: planification, name: 'diffusions' }, { diffusions: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une destination' }));
    await user.click(await screen.findByRole('menuitem', { name: 'E-mail' }));
    await user.click(await screen.findByRole('textbox', { name: 'Destinataires' }));
    await user.paste('a@exemple.fr; b@exemple.fr\nc@exemple.fr');
    expect(now()).toEqual([
      {
        genre: 'courriel',
        destinataires: ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr'],
        objet: {},
        message: {},
      },
    ]);
  });
});

describe('beside a schedule', () => {
  it('are its next ten dates with the days that each covers; suspended, it says so', async () => {
    const { form } = await showBeside(<PlanificationPreview />, {
      resource: planification,
      record: savedRecord(planification, {
        calendrier: LUNDI,
        actif: true,
        periode: { genre: 'relative', quand: 'cette-semaine' },
      }),
      api: {},
    });
    expect(await screen.findByText('Chaque lundi à 6 h.')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    act(() => form.store.getState().setValue('actif', false));
    expect(await screen.findByText(/^Suspendue/)).toBeTruthy();
  });
});
