import { describe, expect, it } from 'vitest';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import { EchecDEtape, isAway, raisonDEchec } from './echec.rules.ts';

const answered = (status: number) => new Error('unexpected', { cause: new Response(null, { status }) });
const coded = (code: string) => Object.assign(new Error('no'), { code });

describe('why a provider failed', () => {
  it('is told in French to who looks after it, with what to do', () => {
    expect(raisonDEchec(new OutsideError('tls', 'sso.example', { detail: 'CERT_HAS_EXPIRED' }))).toBe(
      'La connexion chiffrée à «\u00a0sso.example\u00a0» a échoué\u00a0: son certificat a expiré. Prévenez le fournisseur d’identité, qui doit le renouveler.',
    );
    expect(raisonDEchec(answered(401))).toContain('il refuse de dire qui est la personne');
    expect(raisonDEchec(answered(404))).toContain('rien ne se trouve à cette adresse');
    expect(raisonDEchec(new EchecDEtape('jeton', coded('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')))).toContain(
      'émetteur',
    );
    expect(raisonDEchec(coded('OAUTH_QUELQUE_CHOSE'))).toContain('(OAUTH_QUELQUE_CHOSE)');
    expect(raisonDEchec(undefined)).not.toBe('');
  });

  it('is its absence where it cannot be reached or does not work, and a refusal otherwise', () => {
    expect(isAway(new EchecDEtape('decouverte', new OutsideError('connect', 'sso.example')))).toBe(true);
    expect([answered(503), answered(401), coded('X'), 'x'].map(isAway)).toEqual([true, false, false, false]);
  });
});
