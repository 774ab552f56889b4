import { describe, expect, it } from 'vitest';
import { prochaineApidae } from './demande.rules.ts';
import { fluxApidae } from './testing.ts';

function asked(body: string | undefined): Record<string, unknown> {
  return JSON.parse(new URLSearchParams(body).get('query') ?? '{}');
}

describe('the requests of an Apidae feed', () => {
  it('ask for the dates of events where the feed reads them', () => {
    const { responseFields } = asked(prochaineApidae(fluxApidae({ agenda: 'dates' }), [])?.body);
    expect(responseFields).toEqual(['@all', 'datesOuverture']);
  });

  it('ask for pages of 200 in an order that does not move', () => {
    const flux = fluxApidae({
      selectionIds: [7],
      territoireIds: [8],
      criteresQuery: 'type:HOTELLERIE',
      langues: ['fr', 'pt'],
      depuis: '2026-01-02T10:00:00Z',
    });
    const first = prochaineApidae(flux, []);
    expect(first).toMatchObject({
      cle: 'page-1',
      method: 'POST',
      url: 'https://api.exemple.fr/api/v002/recherche/list-objets-touristiques/',
    });
    expect(asked(first?.body)).toEqual({
      apiKey: 'clef-secrete',
      projetId: 42,
      selectionIds: [7],
      territoireIds: [8],
      criteresQuery: 'type:HOTELLERIE',
      modifieApres: '2026-01-02',
      locales: ['fr', 'pt-BR'],
      first: 0,
      count: 200,
      order: 'IDENTIFIANT',
      asc: true,
      responseFields: ['@all'],
    });
    expect(asked(prochaineApidae(flux, [{ cle: 'page-1', nombre: 200, total: 201 }])?.body)).toMatchObject({
      first: 200,
    });
  });

  it('show the key in the body only', () => {
    const { body: _body, ...shown } = prochaineApidae(fluxApidae(), []) ?? {};
    expect(JSON.stringify(shown)).not.toContain('clef-secrete');
  });

  it('stop when everything was read, and when nothing comes', () => {
    const flux = fluxApidae();
    expect(prochaineApidae(flux, [{ cle: 'page-1', nombre: 200, total: 200 }])).toBeNull();
    expect(prochaineApidae(flux, [{ cle: 'page-1', nombre: 0, total: 500 }])).toBeNull();
    expect(prochaineApidae(flux, [{ cle: 'page-1', nombre: 12 }])).toBeNull();
  });

  it('are one for an archive and none for files', () => {
    const archive = fluxApidae({ mode: 'export', url: 'https://export.exemple.fr/a.zip' });
    expect(prochaineApidae(archive, [])).toMatchObject({ cle: 'export', url: 'https://export.exemple.fr/a.zip' });
    expect(prochaineApidae(archive, [{ cle: 'export', nombre: 3 }])).toBeNull();
    expect(prochaineApidae(fluxApidae({ mode: 'fichier' }), [])).toBeNull();
  });
});
