import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drain } from '../reading/testing.ts';
import { compare, type Fait, plat, samplesOf } from '../testing/faits-attendus.ts';
import { perdues } from '../testing/feuilles.ts';
import { lei } from './source.ts';
import { fluxLei } from './testing.ts';

const SAMPLES = samplesOf('lei');
const FICHIER = 'GeotrekCE__Geotrek-admin__LEIContent.xml';

/** The text of a column, by eye: no reader of XML, no rule of the product. */
function column(product: string, name: string): string {
  const found =
    new RegExp(`<${name}(?:\\s[^>]*)?>\\s*(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${name}>`).exec(product)?.[1] ??
    '';
  return plat(found.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'));
}

/** Every text of a product, by eye, under the name of what surrounds it. */
const textes = (product: string): Record<string, string>[] =>
  [...product.matchAll(/<(\w+)(?:\s[^>]*)?>\s*(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]+))\s*<\//g)].map(
    ([, name = '', data, plain]) => ({
      [name]: (data ?? plain ?? '').trim(),
    }),
  );

describe.skipIf(SAMPLES === null)('real products of LEI', () => {
  it('have no value that is nowhere, but who answers for them', async () => {
    const fichier = join(SAMPLES ?? '', FICHIER);
    const products = readFileSync(fichier, 'utf8').match(/<sit_liste>[\s\S]*?<\/sit_liste>/g) ?? [];
    const flux = fluxLei();
    const { given } = await drain(lei.read(flux, { cle: 'fr-1', fichier }));
    const fiches = given.flatMap((one) => (one.kind === 'fiche' ? [one.valeur] : []));
    const lost = products.map((product, rang) =>
      perdues(textes(product), lei.interpret(flux, fiches[rang], {}), /^PREST_(?:NOM_RESP|PRENOM_RESP|CIVILITE)$/),
    );
    expect(products).toHaveLength(5);
    expect(lost.flat()).toEqual([]);
  });

  it('have every fact in its place', async () => {
    const fichier = join(SAMPLES ?? '', FICHIER);
    const products = readFileSync(fichier, 'utf8').match(/<sit_liste>[\s\S]*?<\/sit_liste>/g) ?? [];
    const flux = fluxLei();
    const { given } = await drain(lei.read(flux, { cle: 'fr-1', fichier }));
    const fiches = given.flatMap((one) => (one.kind === 'fiche' ? [one.valeur] : []));
    const records = products.map((product, rang): Fait[] => {
      const { document, source } = lei.interpret(flux, fiches[rang], {});
      const lat = Number(column(product, 'LATITUDE').replace(',', '.'));
      return [
        ['identifiant', column(product, 'PRODUIT'), source.identifiant],
        ['nom', column(product, 'NOM'), plat(document.nom.fr)],
        ['type', column(product, 'TYPE_NOM'), plat(document.types[0]?.libelle.fr)],
        ['codePostal', column(product, 'ADRPROD_CP'), plat(document.lieu.codePostal)],
        ['commune', column(product, 'ADRPROD_LIBELLE_COMMUNE'), plat(document.lieu.commune)],
        ['insee', column(product, 'INSEE'), plat(document.lieu.insee)],
        ['latitude', lat > 0 && lat <= 90 ? lat : null, document.lieu.point?.lat ?? null],
        ['description', column(product, 'COMMENTAIRE').length > 0, (document.description.fr ?? '').length > 0],
      ];
    });
    const { entieres, ecarts } = compare(records);
    expect(ecarts).toEqual([]);
    expect(entieres).toBeGreaterThanOrEqual(0.995);
  });
});
