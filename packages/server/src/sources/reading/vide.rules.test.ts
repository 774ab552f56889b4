import { describe, expect, it } from 'vitest';
import { saysEmpty } from './vide.rules.ts';

describe('an answer without a record', () => {
  it.each([
    '',
    '\ufeff  \n',
    '[]',
    '{"value":[]}',
    '{"@odata.context":"https://exemple.fr/$metadata","value":[]}',
    '{"d":{"results":[]}}',
    '<LEI><Resultat/></LEI>',
    '<?xml version="1.0"?>\n<!-- 0 --><Listings></Listings>',
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>Offres</title></feed>',
    'Identifiant;Nom;Commune',
  ])('says that it is empty: %j', (texte) => expect(saysEmpty(texte)).toBe(true));

  it.each([
    '{"error":"access denied"}',
    '{"nom":"Auberge"}',
    '{}',
    'null',
    '["a"]',
    '{"value":[',
    '<html><body></body></html>',
    '<!doctype html><title></title>',
    '<error>Clé inconnue</error>',
    'Service indisponible',
    'Erreur, revenez plus tard.',
    'Identifiant;Nom\n12;Auberge',
  ])('is something else than an empty feed: %j', (texte) => expect(saysEmpty(texte)).toBe(false));
});
