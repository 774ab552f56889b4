import { describe, expect, it } from 'vitest';
import { type CompteConnu, judgeEntree, rolesDe } from './entree.rules.ts';

const FOURNISSEUR: Parameters<typeof judgeEntree>[0]['fournisseur'] = {
  rattachement: 'email-verifie',
  premiereConnexion: 'ouverte',
  gestionRoles: 'creation',
  correspondanceRoles: [{ valeur: 'Web', role: 'ROLE_WEB_ADMIN' }],
  roleMinimal: null,
};
const PERSONNE = {
  sujet: 'a',
  identifiant: 'lea',
  email: 'lea@exemple.fr',
  emailVerifie: true,
  prenom: '',
  nom: '',
  roles: ['web'],
  entites: [],
};
const compte = (values: Partial<CompteConnu> = {}): CompteConnu => ({
  id: 1,
  statut: 'actif',
  roles: ['ROLE_WEB_USER'],
  emailConfirmed: true,
  ...values,
});

interface Case {
  readonly fournisseur?: object;
  readonly personne?: object;
  readonly lie?: CompteConnu;
  readonly homonyme?: CompteConnu;
  readonly demandeur?: CompteConnu;
}
const judge = ({ fournisseur = {}, personne = {}, lie, homonyme, demandeur }: Case) =>
  judgeEntree({
    fournisseur: { ...FOURNISSEUR, ...fournisseur },
    personne: { ...PERSONNE, ...personne },
    lie,
    homonyme,
    demandeur: demandeur ?? null,
  });

describe('who comes in', () => {
  it('by the account that they were linked to, whatever address they have now', () => {
    expect(judge({ lie: compte({ id: 7 }), homonyme: compte({ id: 8 }) })).toEqual({
      kind: 'entrer',
      compte: 7,
      roles: null,
    });
  });

  it.each([
    ['linking is not allowed', { rattachement: 'jamais' }, {}, {}],
    ['the provider did not verify the address', {}, { emailVerifie: false }, {}],
    ['the address was not confirmed here', {}, {}, { emailConfirmed: false }],
    ['the account rules over all', {}, {}, { roles: ['ROLE_SUPER_ADMIN' as const] }],
  ])('not by an address alone where %s', (_, fournisseur, personne, account) => {
    expect(judge({ fournisseur, personne, homonyme: compte(account) })).toEqual({
      kind: 'refuser',
      raison: 'signOnUnknown',
    });
  });

  it('by the invitation that was sent to their address', () => {
    const invited = compte({ statut: 'invite', emailConfirmed: false });
    expect(judge({ homonyme: invited })).toEqual({ kind: 'lier', compte: 1, roles: null });
    expect(judge({ homonyme: compte({ statut: 'invite', emailConfirmed: true, roles: [] }) })).toEqual({
      kind: 'refuser',
      raison: 'signOnWaiting',
    });
  });

  it('signed in, they link what is nobody else’s', () => {
    expect(judge({ demandeur: compte({ id: 3 }) })).toEqual({ kind: 'lier', compte: 3, roles: null });
    expect(judge({ demandeur: compte({ id: 3 }), lie: compte({ id: 4 }) })).toEqual({
      kind: 'refuser',
      raison: 'identityTaken',
    });
  });

  it('as a new account where that is open, with a role at least and an address that was verified', () => {
    expect(judge({})).toEqual({ kind: 'creer', statut: 'actif', roles: ['ROLE_WEB_ADMIN'] });
    expect(judge({ personne: { roles: [] } })).toEqual({ kind: 'refuser', raison: 'signOnNoRole' });
    expect(judge({ personne: { emailVerifie: false } })).toEqual({ kind: 'creer', statut: 'invite', roles: [] });
    expect(judge({ personne: { email: '' } })).toEqual({ kind: 'refuser', raison: 'signOnUnknown' });
    expect(judge({ fournisseur: { premiereConnexion: 'refusee' } })).toEqual({
      kind: 'refuser',
      raison: 'signOnUnknown',
    });
  });

  it('with what the provider says at each sign-in, where it decides; a super administrator stays one', () => {
    const fournisseur = { gestionRoles: 'chaque-connexion' };
    expect(judge({ fournisseur, lie: compte() })).toEqual({ kind: 'entrer', compte: 1, roles: ['ROLE_WEB_ADMIN'] });
    expect(judge({ fournisseur, lie: compte(), personne: { roles: [] } })).toEqual({
      kind: 'refuser',
      raison: 'signOnNoRole',
    });
    const superAdmin = compte({ roles: ['ROLE_SUPER_ADMIN'] });
    expect(judge({ fournisseur, lie: superAdmin, personne: { roles: [] } })).toEqual({
      kind: 'entrer',
      compte: 1,
      roles: ['ROLE_SUPER_ADMIN'],
    });
  });
});

it('roles are those of the values that match, or the least one', () => {
  const given = { ...FOURNISSEUR, roleMinimal: 'ROLE_WEB_USER' as const };
  expect(rolesDe(given, [' WEB ', 'web'])).toEqual(['ROLE_WEB_ADMIN']);
  expect(rolesDe(given, ['autre'])).toEqual(['ROLE_WEB_USER']);
  expect(rolesDe(FOURNISSEUR, ['autre'])).toEqual([]);
});
