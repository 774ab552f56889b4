import { boolean, choice, choices, colour, email, longText, money, number, text, url } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { drawField } from './testing/draw.tsx';

fakeBrowser();

describe('any field', () => {
  it('is named, explained and said to be required', () => {
    drawField(text({ label: 'Nom', help: 'Celui de l’affiche.', required: true }));
    const input = screen.getByRole('textbox', { name: 'Nom', description: 'Celui de l’affiche.' });
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('obligatoire')).toBeDefined();
  });

  it('says what is wrong beside its help', () => {
    drawField(text({ label: 'Nom', help: 'Celui de l’affiche.' }), { error: 'Trop court.' });
    const input = screen.getByRole('textbox', { name: 'Nom', description: 'Celui de l’affiche. Trop court.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('that may only be read is a value, without a control', () => {
    drawField(text({ label: 'Nom' }), { value: 'Plage', readOnly: true });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByLabelText('Nom').textContent).toBe('Plage');
  });
});

describe('a text', () => {
  it('is typed and rubbed out', async () => {
    const { user, last } = drawField(text({ label: 'Nom' }), { value: 'Plag' });
    await user.type(screen.getByLabelText('Nom'), 'e');
    expect(last()).toBe('Plage');
    await user.clear(screen.getByLabelText('Nom'));
    expect(last()).toBe('');
  });

  it('is never cut, but counted once it gets long', async () => {
    const { user, last } = drawField(text({ label: 'Nom', longest: 5 }), { value: '' });
    await user.type(screen.getByLabelText('Nom'), 'Plages');
    expect(last()).toBe('Plages');
    expect(screen.getByRole('status').textContent).toBe('6 caractères sur 5');
  });

  it('may be long', async () => {
    const { user, last } = drawField(longText({ label: 'Notes' }), { value: '' });
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Un{Enter}deux');
    expect(last()).toBe('Un\ndeux');
  });
});

describe('an address', () => {
  it('of a site can be opened once it is whole', async () => {
    const { user } = drawField(url({ label: 'Site' }), { value: 'https://exempl' });
    await user.type(screen.getByLabelText('Site'), 'e.fr');
    const link = screen.getByRole('link', { name: 'Ouvrir «\u00a0Site\u00a0» dans une nouvelle fenêtre' });
    expect(link.getAttribute('href')).toBe('https://exemple.fr');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('that would run a script is no link', () => {
    drawField(url({ label: 'Site' }), { value: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('of a person is not filled in by the browser', async () => {
    const { user, last } = drawField(email({ label: 'E-mail' }), { value: '' });
    await user.type(screen.getByLabelText('E-mail'), 'a@b.fr');
    expect(last()).toBe('a@b.fr');
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('off');
  });
});

describe('a number', () => {
  it('is typed with a comma and shown with its unit', async () => {
    const { user, last } = drawField(number({ label: 'Altitude', unit: 'm' }), { value: null });
    await user.type(screen.getByLabelText('Altitude'), '12,5');
    expect(last()).toBe(12.5);
    expect(screen.getByLabelText<HTMLInputElement>('Altitude').value).toBe('12,5\u00a0m');
  });

  it('rubbed out is none', async () => {
    const { user, last } = drawField(number({ label: 'Altitude' }), { value: 3 });
    await user.clear(screen.getByLabelText('Altitude'));
    expect(last()).toBeNull();
  });

  it('may be below zero, sign first', async () => {
    const { user, last } = drawField(number({ label: 'Température' }), { value: null });
    await user.type(screen.getByLabelText('Température'), '-4');
    expect(last()).toBe(-4);
  });

  it('goes up with the arrow', async () => {
    const { user, last } = drawField(number({ label: 'Places', integer: true }), { value: 3 });
    await user.type(screen.getByLabelText('Places'), '{ArrowUp}');
    expect(last()).toBe(4);
  });

  it('of euros stops at the cent', async () => {
    const { user, last } = drawField(money({ label: 'Prix' }), { value: null });
    await user.type(screen.getByLabelText('Prix'), '1234,567');
    expect(last()).toBe(1234.56);
    expect(screen.getByLabelText<HTMLInputElement>('Prix').value).toBe('1\u202f234,56\u00a0€');
  });
});

describe('a switch', () => {
  it('is turned by its label and by the space bar', async () => {
    const { user, last } = drawField(boolean({ label: 'Visible', help: 'Sur le site.' }), { value: false });
    await user.click(screen.getByText('Visible'));
    expect(last()).toBe(true);
    screen.getByRole('switch', { name: 'Visible', description: 'Sur le site.' }).focus();
    await user.keyboard(' ');
    expect(last()).toBe(false);
  });
});

const ETATS = [
  { value: 'brouillon', label: 'Brouillon', colour: 'gray' },
  { value: 'publie', label: 'Publié', colour: 'green' },
] as const;

describe('a choice', () => {
  it('is made by keyboard and taken back', async () => {
    const { user, last } = drawField(choice(ETATS, { label: 'État' }), { value: 'brouillon' });
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'État' });
    expect(input.value).toBe('Brouillon');
    input.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(last()).toBe('publie');
    await user.click(screen.getByRole('button', { name: 'Vider' }));
    expect(last()).toBeNull();
  });

  it('that must be made cannot be taken back', () => {
    drawField(choice(ETATS, { label: 'État', required: true }), { value: 'publie' });
    expect(screen.queryByRole('button', { name: 'Vider' })).toBeNull();
  });

  it('that is no longer offered stays shown', () => {
    drawField(choice(ETATS, { label: 'État' }), { value: 'ancien' });
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('ancien');
  });

  it('among many is found by typing', async () => {
    const mois = Array.from({ length: 12 }, (_, rank) => ({ value: `m${rank}`, label: `Mois ${rank + 1}` }));
    const { user, last } = drawField(choice(mois, { label: 'Mois' }), { value: null });
    await user.type(screen.getByRole('combobox', { name: 'Mois' }), '11');
    await user.click(await screen.findByRole('option', { name: 'Mois 11' }));
    expect(last()).toBe('m10');
  });
});

describe('several choices', () => {
  it('that are few are boxes of one group, kept in their order', async () => {
    const { user, last } = drawField(choices(ETATS, { label: 'États' }), { value: ['publie'] });
    expect(screen.getByRole('group', { name: 'États' })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Brouillon' }));
    expect(last()).toEqual(['brouillon', 'publie']);
    await user.click(screen.getByRole('checkbox', { name: 'Publié' }));
    expect(last()).toEqual(['brouillon']);
  });

  const jours = Array.from({ length: 7 }, (_, rank) => ({ value: `j${rank}`, label: `Jour ${rank + 1}` }));

  it('that are many are found by typing and shown as chips', async () => {
    const { user, last } = drawField(choices(jours, { label: 'Jours' }), { value: ['j4'] });
    await user.type(screen.getByRole('combobox', { name: 'Jours' }), '3');
    await user.click(await screen.findByRole('option', { name: 'Jour 3' }));
    expect(last()).toEqual(['j2', 'j4']);
    await user.click(screen.getByRole('button', { name: 'Retirer Jour 5' }));
    expect(last()).toEqual(['j2']);
  });

  it('lose the last one to the erase key', async () => {
    const { user, last } = drawField(choices(jours, { label: 'Jours' }), { value: ['j1', 'j4'] });
    screen.getByRole('combobox', { name: 'Jours' }).focus();
    await user.keyboard('{Backspace}');
    expect(last()).toEqual(['j1']);
  });
});

describe('a colour', () => {
  it('is typed in capitals and kept in small letters', async () => {
    const { user, last } = drawField(colour({ label: 'Couleur' }), { value: null });
    await user.type(screen.getByLabelText('Couleur'), '#1DA2DF');
    expect(last()).toBe('#1da2df');
  });

  it('that is not whole stays as typed, and is given so to the form, which refuses it', async () => {
    const field = colour({ label: 'Couleur' });
    const { user, last } = drawField(field, { value: '#1da2df' });
    await user.type(screen.getByLabelText('Couleur'), '{Backspace}');
    await user.tab();
    expect(last()).toBe('#1da2d');
    expect(field.schema.safeParse(last()).error?.issues[0]?.message).toBe('Couleur sous la forme #1da2df.');
    expect(screen.getByLabelText<HTMLInputElement>('Couleur').value).toBe('#1da2d');
  });

  it('rubbed out is none', async () => {
    const { user, last } = drawField(colour({ label: 'Couleur' }), { value: '#1da2df' });
    await user.click(screen.getByRole('button', { name: 'Retirer la couleur\u00a0: Couleur' }));
    expect(last()).toBeNull();
  });

  it('is taken from the usual ones', async () => {
    const { user, last } = drawField(colour({ label: 'Couleur' }), { value: null });
    await user.click(screen.getByRole('button', { name: 'Choisir la couleur\u00a0: Couleur' }));
    await user.click(await screen.findByRole('button', { name: '#2f9e44' }));
    expect(last()).toBe('#2f9e44');
  });
});
