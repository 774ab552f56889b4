import { describe, expect, it } from 'vitest';
import { etatApres, readAutorisation, readReponse, refusEnMots } from './reponse.rules.ts';

describe('an answer of Apidae', () => {
  it('says where the write stands', () => {
    const etat = (statut: string, renvoyee = false) => etatApres(statut, 'MODIFICATION', renvoyee);
    expect(etat('MODIFICATION_VALIDATION_SKIPPED')).toBe('ecrite');
    expect(etat('MODIFICATION_VALIDATION_ASKED')).toBe('demandee');
    expect(etat('MODIFICATION_NO_DIFF')).toBe('sans-changement');
    expect(etat('MODIFICATION_NO_DIFF', true)).toBe('ecrite');
    expect(etatApres('DEMANDE_SUPPRESSION_SENT', 'DEMANDE_SUPPRESSION', false)).toBe('demandee');
    expect(etatApres('', 'MASQUAGE', false)).toBe('ecrite');
  });

  it('is read whatever it is written in', () => {
    expect(readReponse(200, '{"id":12,"status":"MODIFICATION_NO_DIFF"}')).toMatchObject({ kind: 'prise', id: 12 });
    expect(readReponse(400, '{"errorType":"ECRITURE_FORBIDDEN"}')).toMatchObject({ type: 'ECRITURE_FORBIDDEN' });
    expect(readReponse(404, '<html>Tomcat</html>')).toEqual({ kind: 'refus', type: 'HTTP_404', message: '' });
    expect(readAutorisation('"VERROUILLE"')).toBe('VERROUILLE');
    expect(readAutorisation('non')).toBeNull();
  });
});

describe('a refusal', () => {
  const chemins = ['presentation.descriptifCourt'];
  const refus = (type: string, more: object = {}) =>
    refusEnMots(
      { kind: 'refus', type, message: '' },
      { chemins, proprietaire: 'OT du Lac', autorisation: null, personne: false, ...more },
    );

  it('that is a matter of rights names the one that is missing', () => {
    expect(refus('ECRITURE_FORBIDDEN')).toMatch(/OT du Lac.*s’abonne à ce projet/);
    expect(refus('ECRITURE_FORBIDDEN', { autorisation: 'VERROUILLE' })).toContain('brouillon en cours');
    expect(refus('ECRITURE_FORBIDDEN', { autorisation: 'MODIFICATION_POSSIBLE' })).toMatch(
      /ce champ.*Descriptif court/,
    );
    expect(refus('ECRITURE_FORBIDDEN', { personne: true })).toContain('Votre compte Apidae');
    expect(refus('MODIFICATION_VALIDATION_FAILED')).toContain('publier sans validation');
    expect(refus('HTTP_401', { personne: true })).toContain('Reconnectez-vous');
  });

  it('is said in French, with what Apidae says beside', () => {
    const words = refusEnMots(
      { kind: 'refus', type: 'ECRITURE_INVALID_JSON_DATA', message: 'Unrecognized field "nomm"' },
      { chemins, proprietaire: '', autorisation: null, personne: false },
    );
    expect(words).toMatch(/refuse une des valeurs.*Unrecognized field/);
    expect(refus('OBJET_TOURISTIQUE_NOT_FOUND')).toContain('ne connaît plus');
    expect(refus('NOUVELLE_ERREUR')).toContain('NOUVELLE_ERREUR');
  });
});
