import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARAMETRES_INITIAUX } from './parametre.schemas.ts';
import { adressesIn, effectivePreferences, type Maillon, type Surcharges } from './preference.schemas.ts';

const parametres = { ...PARAMETRES_INITIAUX, lien_aide: 'https://instance.example' };
const maillon = (id: number, surcharges: Surcharges = {}): Maillon => ({ id, nom: `Entité ${id}`, surcharges });

describe('preferences in force', () => {
  it('are those of the instance where no entity sets any', () => {
    const { lien_aide, couleur, bridge_languages } = effectivePreferences(parametres, [maillon(2), maillon(1)]);
    expect(lien_aide).toEqual({ valeur: 'https://instance.example', origine: null });
    expect(couleur).toEqual({ valeur: null, origine: null });
    expect(bridge_languages).toEqual({ valeur: ['fr'], origine: null });
  });

  it('come from the nearest entity that sets them, each on its own', () => {
    const chain = [maillon(3, { couleur: '#112233' }), maillon(2), maillon(1, { couleur: '#445566', lien_aide: '' })];
    const { couleur, lien_aide } = effectivePreferences(parametres, chain);
    expect(couleur).toEqual({ valeur: '#112233', origine: { id: 3, nom: 'Entité 3' } });
    // An empty link is a choice too: it hides that of the instance.
    expect(lien_aide).toEqual({ valeur: '', origine: { id: 1, nom: 'Entité 1' } });
  });

  it('know the addresses that people type, however they part them', () => {
    expect(adressesIn(' Un@exemple.fr;deux@exemple.fr,\n trois@exemple.fr ')).toEqual([
      'un@exemple.fr',
      'deux@exemple.fr',
      'trois@exemple.fr',
    ]);
    expect(adressesIn('')).toEqual([]);
  });

  it('hold « no logo » as a value of its own', () => {
    const logo = { id: '5f0c3f0e-6a52-4a0c-9a0e-0d5a4f7f0001', nom: 'logo.png' };
    const withLogo = { ...parametres, logo };
    expect(effectivePreferences(withLogo, [maillon(2), maillon(1)]).logo.valeur).toEqual(logo);
    expect(effectivePreferences(withLogo, [maillon(2, { logo: null }), maillon(1)]).logo).toEqual({
      valeur: null,
      origine: { id: 2, nom: 'Entité 2' },
    });
  });

  it('of an entity that sets one never follow a change above it', () => {
    const colours = fc.constantFrom('#111111', '#222222', '#333333');
    fc.assert(
      fc.property(colours, fc.option(colours, { nil: undefined }), (own, above) => {
        const chain = [maillon(2, { couleur: own }), maillon(1, above === undefined ? {} : { couleur: above })];
        expect(effectivePreferences(parametres, chain).couleur.valeur).toBe(own);
      }),
    );
  });
});
