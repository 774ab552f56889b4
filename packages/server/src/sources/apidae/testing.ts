import type { FluxApidaeOuvert } from './flux.ts';

export function fluxApidae(changes: Partial<FluxApidaeOuvert> = {}): FluxApidaeOuvert {
  return {
    mode: 'api',
    url: 'https://api.exemple.fr/api',
    projetId: 42,
    apiKey: 'clef-secrete',
    selectionIds: [],
    territoireIds: [],
    criteresQuery: '',
    langues: [],
    ...changes,
  };
}

/** An object, as the API writes it. */
export function objetApidae(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    type: 'HOTELLERIE',
    id: 1001,
    identifier: 'SITRA2_HOT_1001',
    state: 'PUBLISHED',
    nom: { libelleFr: 'Hôtel des Glycines' },
    ...changes,
  };
}
