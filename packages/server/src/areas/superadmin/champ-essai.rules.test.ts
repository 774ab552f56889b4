import { describe, expect, it } from 'vitest';
import { tryPath } from './champ-essai.rules.ts';

const JSON_RECORD = JSON.stringify({ informations: { classement: { libelleFr: '3 étoiles' }, tags: ['a', 'b'] } });
const XML_RECORD = '<Produit><NOM>Auberge</NOM><TEL>1</TEL><TEL>2</TEL></Produit>';

describe('a path tried on a record', () => {
  it('finds what the next import will find, in JSON and in XML', () => {
    expect(tryPath(JSON_RECORD, 'informations.classement', false).valeurs).toEqual(['3 étoiles']);
    expect(tryPath(JSON_RECORD, 'informations.tags', true).valeurs).toEqual(['a', 'b']);
    expect(tryPath(XML_RECORD, 'TEL', true).valeurs).toEqual(['1', '2']);
    expect(tryPath(XML_RECORD, 'TEL', false).valeurs).toEqual(['1']);
  });

  it('says what is there where it leads nowhere', () => {
    expect(tryPath(JSON_RECORD, 'informations.clasement', false)).toEqual({
      valeurs: [],
      voisins: ['classement', 'tags'],
    });
    expect(tryPath(XML_RECORD, 'nom', false).voisins).toEqual(['NOM', 'TEL']);
    expect(tryPath('no record', 'nom', false)).toEqual({ valeurs: [], voisins: [] });
  });
});
