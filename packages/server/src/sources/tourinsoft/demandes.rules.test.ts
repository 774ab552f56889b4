import { describe, expect, it } from 'vitest';
import type { PageLue } from '../source.ts';
import { adresseMetadonnees, prochaineDemande, rewriteAdresse, rewriteRedirection } from './demandes.rules.ts';
import { unFlux } from './testing.ts';

const GUID = '11111111-2222-3333-4444-555555555555';
const url = (flux: Parameters<typeof unFlux>[0], lues: readonly PageLue[] = []) => {
  const demande = prochaineDemande(unFlux(flux), lues);
  return demande === null ? null : decodeURIComponent(demande.url);
};

describe('a whole read', () => {
  it.each(['cdt99', 'cdt99.tourinsoft.com', 'https://CDT99.tourinsoft.com/'])(
    'asks the gateway by the long name of « %s »',
    (client) => {
      expect(url({ client })).toBe(
        `https://api-v3.tourinsoft.com/api/syndications/cdt99.tourinsoft.com/${GUID}?format=json`,
      );
    },
  );

  it('asks OData by the short name, with its sub-tables', () => {
    expect(url({ origine: 'wcf-3', client: 'cdt99.tourinsoft.com', sousTables: ['PHOTOSs', 'Tarifs'] })).toBe(
      `https://wcf.tourinsoft.com/Syndication/3.0/cdt99/${GUID}/Objects?$format=json&$expand=PHOTOSs,Tarifs`,
    );
  });

  it('is one answer', () => {
    expect(url({}, [{ cle: 'fiches-1', nombre: 12 }])).toBeNull();
    expect(url({ origine: 'wcf-3' }, [{ cle: 'fiches-1', nombre: 12 }])).toBeNull();
  });

  it('goes page by page at the old door, until the count is reached', () => {
    const page = (rang: number, nombre: number) => ({ cle: `fiches-${rang}`, nombre, total: 2100 });
    expect(url({ origine: 'wcf-2' })).toContain(`/Syndication/cdt99/${GUID}/Objects?$format=json`);
    expect(url({ origine: 'wcf-2' })).toContain('$top=1000&$skip=0&$inlinecount=allpages');
    expect(url({ origine: 'wcf-2' }, [page(1, 1000)])).toContain('$skip=1000');
    expect(url({ origine: 'wcf-2' }, [page(1, 1000), page(2, 1000)])).toContain('$skip=2000');
    expect(url({ origine: 'wcf-2' }, [page(1, 1000), page(2, 1000), page(3, 100)])).toBeNull();
  });

  it('stops at an empty page, whatever the count said', () => {
    expect(url({ origine: 'wcf-2' }, [{ cle: 'fiches-1', nombre: 0, total: 50 }])).toBeNull();
  });

  it('follows the next address that the source gives, to the source only', () => {
    const suivant = 'http://wcf.tourinsoft.com/Syndication/3.0/cdt99/x/Objects?$skiptoken=1';
    expect(url({ origine: 'wcf-3' }, [{ cle: 'fiches-1', nombre: 9, suivant }])).toMatch(
      /^https:.*skiptoken=1&\$format=json$/,
    );
    expect(url({ origine: 'wcf-3' }, [{ cle: 'fiches-1', nombre: 9, suivant: 'http://ailleurs.exemple/' }])).toBeNull();
  });

  it('asks nothing for a file', () => {
    expect(url({ origine: 'fichier' })).toBeNull();
  });
});

describe('a differential read', () => {
  const flux = { origine: 'wcf-3', depuis: '2027-01-01T10:00:00.9', sousTables: ['Tarifs'], recenser: true } as const;

  it('asks for what changed after the mark, then for the ids that are left', () => {
    expect(url(flux)).toContain("$expand=Tarifs&$filter=Updated gt datetime'2027-01-01T10:00:00.9'");
    expect(url(flux, [{ cle: 'changements-1', nombre: 0, partiel: true }])).toContain('$select=SyndicObjectID,Updated');
    expect(
      url(flux, [
        { cle: 'changements-1', nombre: 0 },
        { cle: 'recensement-1', nombre: 9 },
      ]),
    ).toBeNull();
  });

  it('goes through OData for a feed of the gateway, which cannot filter', () => {
    expect(url({ ...flux, origine: 'api-v3' })).toMatch(/^https:\/\/wcf\.tourinsoft\.com\/Syndication\/3\.0\/cdt99\//);
  });

  it('is a whole read while the sub-tables are unknown: records would come back stripped', () => {
    expect(url({ ...flux, origine: 'api-v3', sousTables: null })).toContain('api-v3.tourinsoft.com');
    expect(url({ ...flux, sousTables: null })).not.toContain('$filter');
  });
});

describe('redirects', () => {
  it('go over TLS and in JSON', () => {
    const dite = 'http://wcf.tourinsoft.com/Syndication/3.0/cdt99/x/Objects?$select=SyndicObjectID,Updated&$format=';
    const suivie =
      'https://wcf.tourinsoft.com/Syndication/3.0/cdt99/x/Objects?$select=SyndicObjectID,Updated&$format=json';
    expect(rewriteAdresse(dite)).toBe(suivie);
    expect(rewriteRedirection(new URL(dite)).href).toBe(suivie);
  });

  it.each([
    'http://wcf.tourinsoft.com.exemple.fr/x',
    'https://a:b@wcf.tourinsoft.com/x',
    'http://wcf.tourinsoft.com:8080/',
    'ftp://wcf.tourinsoft.com/',
    'x',
  ])('do not follow %s', (adresse) => {
    expect(rewriteAdresse(adresse)).toBeNull();
  });
});

it('the fields of a feed are declared beside it', () => {
  expect(adresseMetadonnees(unFlux())).toBe(`https://wcf.tourinsoft.com/Syndication/3.0/cdt99/${GUID}/$metadata`);
});
