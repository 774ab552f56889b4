import { describe, expect, it } from 'vitest';
import { fluxApidae } from './flux-apidae.resource.ts';
import { fluxLei } from './flux-lei.resource.ts';
import { fluxTourinsoft } from './flux-tourinsoft.resource.ts';

describe('the list of feeds', () => {
  it.each([
    [fluxTourinsoft.id, fluxTourinsoft.fields],
    [fluxLei.id, fluxLei.fields],
    [fluxApidae.id, fluxApidae.fields],
  ])('shows how the last import went before how the feed is set: %s', (_, fields) => {
    const listed = Object.entries(fields).flatMap(([name, field]) => (field.list ? [name] : []));
    expect(listed.slice(0, 5)).toEqual(['nom', 'dernierImportLe', 'dernierEtat', 'nombreObjets', 'origine']);
  });
});
