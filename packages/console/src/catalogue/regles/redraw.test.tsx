import type { Condition, Groupe } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { standIn } from '../../testing/stand-in.ts';
import { drawRegles, line } from '../testing/draw-regles.tsx';
import * as valeur from './valeurs/condition-valeur.tsx';

const drawn = { genres: [] as string[] };
const { ConditionValeur } = valeur;
const Counted: typeof ConditionValeur = (props) => {
  drawn.genres.push(props.condition.genre);
  return <ConditionValeur {...props} />;
};
standIn(valeur, 'ConditionValeur', Counted);
fakeBrowser();

const prix: Condition = { genre: 'nombre', mesure: { genre: 'simple', champ: 'prix' }, min: null, max: 9 };
/** A condition whose name comes from the instance: once it is drawn, all that lines wait for is there. */
const vertes: Condition = { genre: 'texte', champ: 'champ:etoiles-vertes', op: 'contient', valeurs: ['deux'] };
const photo: Condition = { genre: 'fait', fait: 'photo', present: true };
const recent: Condition = { genre: 'fraicheur', champ: 'sourceMajLe', op: 'moins', jours: 30 };
const tree = (...regles: Groupe['regles']): Groupe => ({ genre: 'groupe', lien: 'et', regles });

describe('a key typed in a rule', () => {
  it('draws its line again, and no other', async () => {
    const { user, value } = drawRegles({ value: tree(vertes, prix, tree(recent)) });
    await screen.findByRole('group', { name: 'Condition 1\u00a0: Étoiles vertes' });
    const field = screen.getByRole('textbox', { name: 'Maximum' });
    await user.click(field);
    drawn.genres.length = 0;
    await user.keyboard('5');
    expect(value().regles[1]).toMatchObject({ max: 95 });
    expect(new Set(drawn.genres)).toEqual(new Set(['nombre']));
  });

  it('deep inside a group leaves the lines outside it alone', async () => {
    const { user, value } = drawRegles({ value: tree(vertes, tree(recent, prix)) });
    await screen.findByRole('group', { name: 'Condition 1\u00a0: Étoiles vertes' });
    const field = screen.getByRole('textbox', { name: 'Maximum' });
    await user.click(field);
    drawn.genres.length = 0;
    await user.keyboard('5');
    expect(value().regles[1]).toMatchObject({ regles: [recent, { max: 95 }] });
    expect(new Set(drawn.genres)).toEqual(new Set(['nombre']));
  });

  it('does not make a line forget what another one became', async () => {
    const { user, value } = drawRegles({ value: tree(photo, prix) });
    await user.type(screen.getByRole('textbox', { name: 'Maximum' }), '5');
    await user.selectOptions(line('Condition 1\u00a0: Photo').getByRole('combobox', { name: 'Photo' }), 'non');
    expect(value().regles).toMatchObject([{ present: false }, { max: 95 }]);
  });
});
