import { type Contexte, contexteAt, RIEN_A_RESOUDRE } from '../contexte.ts';
import type { ObjetIndexe } from '../objet-indexe.ts';

/** An objet without any value but those given. */
export function objetDe(changes: Partial<ObjetIndexe> = {}): ObjetIndexe {
  return {
    id: 1,
    nom: 'Auberge du lac',
    typeBridge: 'restaurant',
    systeme: 'lei',
    entiteId: null,
    flux: { fluxTourinsoft: null, fluxLei: null, fluxApidae: null, fluxDatatourisme: null },
    commune: 'Valbourg',
    codePostal: '26000',
    insee: '',
    point: null,
    types: [],
    criteres: [],
    modalites: [],
    tags: [],
    langues: [],
    languesParlees: [],
    anomalies: [],
    faits: [],
    valeurs: {},
    nombres: {},
    completude: {},
    prixMin: null,
    nombrePhotos: 0,
    jours: [],
    premiereDate: null,
    prochaineDate: null,
    derniereDate: null,
    creneaux: [],
    seances: [],
    indexeLe: '2026-11-15',
    sourceMajLe: null,
    premiereVueLe: null,
    scores: new Map(),
    ...changes,
  };
}

/** Noon of a civil day. */
export function midiLe(jour: string): Contexte {
  return contexteAt(new Date(`${jour}T11:00:00.000Z`), RIEN_A_RESOUDRE);
}
