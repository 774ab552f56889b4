import type { Mesure, Ref } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw, lookAs } from '../resource/widgets/testing/draw.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { hand } from '../testing/hand.ts';
import { MesureChoice } from './mesure-choice.tsx';
import { ObjetChoice } from './objet-choice.tsx';
import { RefsChoice } from './ref-choice.tsx';

fakeBrowser();

const choix = (id: number, titre: string) => ({ id, titre, couleur: null, actif: true });

function serve() {
  lookAs();
  fakeApi({
    'GET /api/choix/objet': () => ({ data: { items: [choix(12, 'Le moulin')] } }),
    'GET /api/choix/tag': () => ({ data: { items: [choix(1, 'Plage'), choix(2, 'Hiver')] } }),
    'GET /api/choix/scoring': () => ({ data: { items: [choix(8, 'Qualité')] } }),
    'GET /api/selections/vocabulaire': () => ({
      data: { capacites: ['Chambres'], champs: [{ code: 'profondeur', libelle: 'Profondeur', nature: 'nombre' }] },
    }),
  });
  return hand();
}

interface MesureProps {
  readonly first: Mesure;
  readonly onChange: (next: Mesure) => void;
}

function HeldMesure({ first, onChange }: MesureProps) {
  const [value, setValue] = useState(first);
  const change = (next: Mesure) => {
    setValue(next);
    onChange(next);
  };
  return <MesureChoice label="Valeur" value={value} onChange={change} />;
}

describe('the choice of an objet', () => {
  it('tells its number and its name', async () => {
    const user = serve();
    const picked = vi.fn();
    draw(<ObjetChoice label="Objet" value={null} onChange={picked} />);
    await user.click(screen.getByRole('combobox', { name: 'Objet' }));
    await user.click(await screen.findByRole('option', { name: 'Le moulin' }));
    expect(picked).toHaveBeenCalledWith(12, 'Le moulin');
  });
});

describe('the choice of records', () => {
  it('names the resource that each is of', async () => {
    const user = serve();
    const picked = vi.fn<(next: Ref<'tag'>[]) => void>();
    draw(<RefsChoice to="tag" label="Tags" value={[{ ref: 'tag', id: 2 }]} onChange={picked} />);
    await user.click(screen.getByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByRole('option', { name: 'Plage' }));
    expect(picked).toHaveBeenCalledWith([
      { ref: 'tag', id: 2 },
      { ref: 'tag', id: 1 },
    ]);
  });

  it('is a line of names for who may only read', async () => {
    serve();
    draw(<RefsChoice to="tag" label="Tags" readOnly value={[{ ref: 'tag', id: 2 }]} onChange={vi.fn()} />);
    expect(await screen.findByText('Hiver')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the choice of a number', () => {
  it('asks of what, where the number does not say it', async () => {
    const user = serve();
    const picked = vi.fn();
    draw(<HeldMesure first={{ genre: 'simple', champ: 'prix' }} onChange={picked} />);
    await user.click(screen.getByRole('combobox', { name: 'Valeur' }));
    await user.click(await screen.findByRole('option', { name: 'Score d’un profil' }));
    await user.click(screen.getByRole('combobox', { name: 'Profil de scoring' }));
    await user.click(await screen.findByRole('option', { name: 'Qualité' }));
    expect(picked).toHaveBeenLastCalledWith({ genre: 'score', profil: { ref: 'scoring', id: 8 } });
  });

  it('keeps a capacity that no objet has any more', async () => {
    serve();
    draw(<HeldMesure first={{ genre: 'capacite', mesure: 'Emplacements' }} onChange={vi.fn()} />);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Capacité' }).value).toBe('Emplacements'),
    );
  });

  it('is said in words for who may only read', async () => {
    serve();
    const value: Mesure = { genre: 'score', profil: { ref: 'scoring', id: 8 } };
    draw(<MesureChoice label="Valeur" readOnly value={value} onChange={vi.fn()} />);
    expect(await screen.findByText('Valeur : Le score « Qualité »')).toBeTruthy();
  });
});
