import type { AnyRecord, Essai, Field, Resource } from '@bridge/contract';

/** A feed of any system, as the server would give it. */
export function fluxOf(resource: Resource, changes: Partial<AnyRecord> = {}): AnyRecord {
  const blank = Object.entries<Field>(resource.fields).map(([name, { initial = null }]) => [name, initial]);
  return {
    ...Object.fromEntries(blank),
    ...TEXTS,
    id: 4,
    version: 1,
    nom: 'Gîtes du Val',
    entiteId: 1,
    partage: 'prive',
    creeLe: '2026-11-14T08:00:00.000Z',
    modifieLe: '2026-11-14T08:00:00.000Z',
    ...changes,
  };
}

const TEXTS = { heure: '', cron: '', perimetre: '', alerte: '', notesInternes: '' };

export function essaiOf(changes: Partial<Essai> = {}): Essai {
  return {
    reussi: true,
    message: 'La syndication répond.',
    total: 1_240,
    lus: 20,
    rejetes: 1,
    exemples: [{ identifiant: 'HEB-1', nom: 'Gîte de l’Étang', type: 'Hébergement', commune: 'Valmont' }],
    rejets: [{ position: 'fiche 7', identifiant: 'HOT-7', motif: 'Sans nom.' }],
    identifiants: [],
    aRelier: false,
    duree: 1_420,
    ...changes,
  };
}
