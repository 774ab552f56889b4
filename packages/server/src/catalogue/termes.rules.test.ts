import { documentVide, type Terme } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { cleDe, critereOf, placeOf, type TermeRencontre, termesDe } from './termes.rules.ts';

const word = (schema: string, code: string): Terme => ({ schema, code, libelle: { fr: code } });

function read(change: (document: ReturnType<typeof documentVide>) => void) {
  const document = documentVide();
  change(document);
  const met: TermeRencontre[] = [];
  return { termes: termesDe(document, (rencontre) => met.push(rencontre)), met };
}

describe('the words that an objet uses', () => {
  it('are its types, with what they are below', () => {
    const { termes, met } = read((document) => {
      document.types = [{ ...word('lei:x:type', '2'), parent: '1' }];
    });
    expect(termes.types).toEqual([cleDe({ schema: 'lei:x:type', code: '2' })]);
    expect(met).toMatchObject([{ genre: 'type', parent: { schema: 'lei:x:type', code: '1' }, utilise: true }]);
  });

  it('are its criteria and their values, once each', () => {
    const fact = { critere: word('lei:x', '7'), modalite: word('lei:x:7', 'a') };
    const { termes } = read((document) => {
      document.criteres = [fact, fact, { critere: word('lei:x', '8'), nombre: 3 }];
    });
    expect(termes.criteres).toEqual([cleDe(word('lei:x', '7')), cleDe(word('lei:x', '8'))]);
    expect(termes.modalites).toEqual([cleDe(word('lei:x:7', 'a'))]);
  });

  it('say what each criterion holds', () => {
    const { met } = read((document) => {
      document.criteres = [
        { critere: word('s', 'liste'), modalite: word('s:liste', 'a') },
        { critere: word('s', 'nombre'), nombre: 3 },
        { critere: word('s', 'texte') },
      ];
    });
    const natures = met.filter(({ genre }) => genre === 'critere').map(({ nature }) => nature);
    expect(natures).toEqual(['multiple', 'nombre', 'texte']);
  });

  it('of its labels and payments are values of the criterion that their list stands for', () => {
    const { termes, met } = read((document) => {
      document.labels = [word('tis:cdt99:Labels', 'gites')];
      document.tarifs.paiements = [word('paiement', 'cb')];
    });
    expect(termes.criteres).toEqual([
      cleDe({ schema: 'tis:cdt99', code: 'Labels' }),
      cleDe({ schema: 'paiement', code: 'Modes de paiement' }),
    ]);
    expect(met.filter(({ genre }) => genre === 'modalite')).toMatchObject([
      { parent: { schema: 'tis:cdt99', code: 'Labels' } },
      { parent: { schema: 'paiement', code: 'Modes de paiement' } },
    ]);
  });
});

it('the criterion of a list is the last part of its name', () => {
  expect(critereOf(word('a:b:c', '1'), 'Libellé')).toEqual({ schema: 'a:b', code: 'c', libelle: { fr: 'Libellé' } });
});

describe('a word of a dictionary', () => {
  it('is a criterion when its reader says that it has a nature, told or not', () => {
    expect(placeOf({ terme: word('lei:x', '7'), nature: 'prix' })).toEqual({
      genre: 'critere',
      parent: null,
      nature: 'prix',
    });
    expect(placeOf({ terme: word('lei:x', '8'), nature: null })).toMatchObject({ genre: 'critere', nature: null });
  });

  it('is a type where its list says its level, below what its reader says', () => {
    const parent = { schema: 'lei:x:categorie', code: '1' };
    expect(placeOf({ terme: word('lei:x:type', '2'), parent })).toMatchObject({ genre: 'type', parent });
    expect(placeOf({ terme: { ...word('t:type', '2'), parent: '1' } })).toMatchObject({
      parent: { schema: 't:type', code: '1' },
    });
    expect(placeOf({ terme: word('lei:x:genre', '2') })).toMatchObject({ genre: 'type', parent: null });
  });

  it('is otherwise a value of the criterion that its list stands for', () => {
    expect(placeOf({ terme: word('lei:x:12', 'a'), libelleSchema: 'Confort' })).toMatchObject({
      genre: 'modalite',
      parent: { schema: 'lei:x', code: '12' },
    });
  });
});
