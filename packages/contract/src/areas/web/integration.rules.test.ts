import { describe, expect, it } from 'vitest';
import { type AIntegrer, adresseDuSite, codesDIntegration } from './integration.rules.ts';

const LISTE: AIntegrer = {
  origine: 'https://bridge.exemple.fr',
  site: 'ot-du-lac',
  langue: 'fr',
  genre: 'liste',
  code: 'restaurants',
  titre: 'Où manger',
};

describe('the code that puts a list into another page', () => {
  it('is an address, a line of PHP, an element, a frame and a shortcode', () => {
    const codes = codesDIntegration(LISTE);
    const page = 'https://bridge.exemple.fr/public/ot-du-lac/fr/restaurants';
    expect(codes.page).toBe(page);
    expect(codes.fragment).toBe(`${page}?fragment=1`);
    expect(codes.php).toContain(
      `<?php echo file_get_contents('${page}?' . http_build_query(['fragment' => '1'] + $_GET)); ?>`,
    );
    expect(codes.element).toBe(
      `<script type="module" src="https://bridge.exemple.fr/public/_bridge/bridge.js" async></script>\n<bridge-liste src="${page}"></bridge-liste>`,
    );
    expect(codes.cadre).toContain(`<iframe data-bridge-cadre src="${page}?cadre=1" title="Où manger" loading="lazy"`);
    expect(codes.wordpress).toBe('[bridge liste="restaurants" site="ot-du-lac" langue="fr"]');
  });

  it('tells where each output is', () => {
    const { sorties } = codesDIntegration({ ...LISTE, exports: ['ics'] });
    expect(sorties.map(({ format }) => format)).toEqual(['ics', 'geojson', 'json']);
    expect(sorties.find(({ format }) => format === 'json')?.adresse).toBe(
      'https://bridge.exemple.fr/public/ot-du-lac/fr/restaurants.json',
    );
  });

  it('leads a map to its own address', () => {
    const { page, element, sorties } = codesDIntegration({ ...LISTE, genre: 'carte', code: 'balades' });
    expect(page).toBe('https://bridge.exemple.fr/public/ot-du-lac/fr/carte/balades');
    expect(element).toContain('<bridge-carte src="');
    expect(sorties).toEqual([]);
  });

  it('keeps whatever a name holds inside its quotes', () => {
    const hostile = `"><script>alert('x')</script>]`;
    const codes = codesDIntegration({ ...LISTE, origine: `https://o'x.fr`, code: hostile, titre: hostile });
    expect(codes.cadre).not.toContain('<script>alert');
    expect(codes.element).not.toContain('<script>alert');
    // Two quotes around the address, four around the query.
    expect(codes.php.match(/(?<!\\)'/g)).toHaveLength(6);
    expect(codes.php).not.toContain('<script>alert');
    expect(codes.wordpress.match(/"/g)).toHaveLength(6);
    expect(codes.wordpress.match(/]/g)).toHaveLength(1);
  });
});

it('pages of a site start at its code, however the origin ends', () => {
  expect(adresseDuSite('https://bridge.exemple.fr/', 'ot')).toBe('https://bridge.exemple.fr/public/ot');
});
