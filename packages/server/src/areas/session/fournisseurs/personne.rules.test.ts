import { describe, expect, it } from 'vitest';
import { personneDe, usernameDe } from './personne.rules.ts';

const CHAMPS = {
  champSujet: 'sub',
  champIdentifiant: 'preferred_username',
  champEmail: 'profil.email',
  champEmailVerifie: 'profil.verifie',
  champPrenom: 'prenom',
  champNom: 'nom',
  champRoles: 'https://annuaire.example/roles',
  champEntite: 'entite',
};

describe('what a provider says of somebody', () => {
  it('is read where its declaration says, one level down or under a name that holds dots', () => {
    const dires = {
      sub: 42,
      profil: { email: 'lea@exemple.fr', verifie: 'true' },
      prenom: ' Léa ',
      'https://annuaire.example/roles': ['web', 7, null, ''],
      entite: 'val, lac',
    };
    expect(personneDe(CHAMPS, dires)).toEqual({
      sujet: '42',
      identifiant: '',
      email: 'lea@exemple.fr',
      emailVerifie: true,
      prenom: 'Léa',
      nom: '',
      roles: ['web', '7'],
      entites: ['val', 'lac'],
    });
  });

  it.each([[null], ['texte'], [{}], [{ sub: '' }], [{ sub: { toString: 'x' } }], [{ sub: ['a'] }]])(
    'is nobody where it does not say who: %j',
    (dires) => expect(personneDe(CHAMPS, dires)).toBeNull(),
  );

  it('counts an address as verified only where it is one and the provider says so', () => {
    const verified = (profil: object) => personneDe(CHAMPS, { sub: 'a', profil })?.emailVerifie;
    expect(verified({ email: 'lea@exemple.fr' })).toBe(false);
    expect(verified({ email: 'lea@exemple.fr', verifie: 1 })).toBe(false);
    expect(verified({ email: 'pas une adresse', verifie: true })).toBe(false);
    expect(
      personneDe({ ...CHAMPS, champEmailVerifie: '' }, { sub: 'a', profil: { email: 'l@e.fr' } })?.emailVerifie,
    ).toBe(false);
  });

  it('does not reach what objects inherit, and keeps what cannot be stored out', () => {
    expect(personneDe({ ...CHAMPS, champSujet: 'constructor.name' }, {})).toBeNull();
    expect(personneDe(CHAMPS, { sub: 'a\0b\ud800' })?.sujet).toBe('ab');
  });
});

it.each([
  ['Léa.Martin', '', 'lea.martin'],
  ['', 'lea+test@exemple.fr', 'lea-test'],
  ['lea@annuaire.example', '', 'lea'],
  ['日本', '', 'personne-x'],
])('a new account is called after « %s » or « %s »: %s', (identifiant, email, expected) => {
  expect(usernameDe({ identifiant, email })).toBe(expected);
});
