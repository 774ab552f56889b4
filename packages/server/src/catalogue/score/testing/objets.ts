import { type RegleDeScore, SANS_REGLE } from '@bridge/contract';
import { type Contexte, contexteAt, RIEN_A_RESOUDRE } from '../../regle/contexte.ts';
import type { ObjetIndexe } from '../../regle/objet-indexe.ts';
import type { ProfilDeScore } from '../score.rules.ts';

/** An objet that has nothing, but what is told. */
export function objetDe(changes: Partial<ObjetIndexe> = {}): ObjetIndexe {
  return {
    id: 1,
    nom: 'Auberge du lac',
    typeBridge: 'restaurant',
    systeme: 'lei',
    entiteId: null,
    flux: { fluxTourinsoft: null, fluxLei: null, fluxApidae: null },
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
    indexeLe: '2026-11-15',
    sourceMajLe: null,
    premiereVueLe: null,
    scores: new Map(),
    ...changes,
  };
}

export function regleDe(changes: Partial<RegleDeScore> = {}): RegleDeScore {
  return {
    libelle: 'Règle',
    condition: SANS_REGLE,
    points: 10,
    calcul: { mode: 'fixe' },
    du: null,
    au: null,
    publique: false,
    ...changes,
  };
}

export function profilDe(changes: Partial<ProfilDeScore> = {}): ProfilDeScore {
  return { regles: [], bonus: [], min: null, max: null, normalise: false, ...changes };
}

/** Noon of a civil day. */
export function midiLe(jour: string): Contexte {
  return contexteAt(new Date(`${jour}T11:00:00.000Z`), RIEN_A_RESOUDRE);
}
