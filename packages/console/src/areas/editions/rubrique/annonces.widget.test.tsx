import { rubriqueDynamique } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { offered, showField } from '../testing/show-field.tsx';
import './annonces.widget.tsx';

fakeBrowser();

describe('the announcements of a section', () => {
  it('come from a space, and may close each chapter', async () => {
    const espace = { ref: 'espace', id: 4 };
    const { user, now } = await showField(
      { resource: rubriqueDynamique, name: 'annonces' },
      { annonces: { espace, chaque: 8, finDeChapitre: false } },
      { 'GET /api/choix/espace': () => offered([4, 'Pages du guide']) },
    );
    await user.click(await screen.findByLabelText('En fin de chapitre'));
    expect(now()).toEqual({ espace, chaque: 8, finDeChapitre: true });
  });
});
