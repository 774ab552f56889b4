import { type DocumentObjet, documentVide, type FicheObjet, type TexteLocal } from '@bridge/contract';

type Changes = Partial<Omit<FicheObjet, 'document' | 'objet'>> & {
  readonly objet?: Partial<FicheObjet['objet']>;
  readonly document?: Partial<DocumentObjet>;
};

const OBJET: FicheObjet['objet'] = {
  id: 12,
  version: 3,
  photo: 'https://images.exemple.fr/moulin.jpg',
  nom: 'Le moulin de Valbrune',
  typeBridge: 'patrimoine',
  commune: 'Valbrune',
  codePostal: '68999',
  insee: '68999',
  statut: 'publie',
  systeme: 'lei',
  identifiant: '219000042',
  fluxTourinsoft: null,
  fluxLei: 4,
  fluxApidae: null,
  fluxDatatourisme: null,
  types: [],
  criteres: [],
  modalites: [],
  proprietaire: '',
  latitude: 48.1,
  longitude: 7.2,
  nombrePhotos: 1,
  photosAjoutees: [],
  langues: ['fr'],
  anomalies: [],
  prixMin: null,
  prochaineDate: null,
  derniereDate: null,
  sourceMajLe: '2026-10-01T08:00:00.000Z',
  premiereVueLe: '2026-01-01T08:00:00.000Z',
  disparuLe: null,
  entiteId: null,
  partage: 'toutes',
  tags: [],
  notesInternes: '',
  creeLe: null,
  creePar: null,
  modifieLe: null,
  modifiePar: null,
  archiveLe: null,
  supprimeLe: null,
};

/** An objet of an invented place, changed as the test needs. */
export function ficheOf({ objet = {}, document = {}, ...changes }: Changes = {}): FicheObjet {
  return {
    objet: { ...OBJET, ...objet },
    proprietaire: null,
    names: { fluxLei: { 4: 'Val d’Est' } },
    document: {
      ...documentVide(),
      typeBridge: 'patrimoine',
      nom: { fr: 'Le moulin de Valbrune' },
      description: { fr: 'Un moulin à eau, remis en marche en 1998.', en: 'A water mill.' },
      ...document,
    },
    unites: { criteres: {}, champs: {} },
    textesLocaux: [],
    corrections: [],
    empreintes: { medias: 'a'.repeat(64), ouverture: 'b'.repeat(64), tarifs: 'c'.repeat(64) },
    avertissements: [],
    brut: '{"nom":"Le moulin de Valbrune"}',
    format: 'json',
    completude: { fr: 100, en: 50 },
    occurrences: [],
    identites: [{ systeme: 'lei', identifiant: '219000042', role: 'actuelle' }],
    historique: [],
    ...changes,
  };
}

export function texteLocal(changes: Partial<TexteLocal> = {}): TexteLocal {
  return {
    champ: 'description',
    langue: 'fr',
    valeur: 'Le plus vieux moulin de la vallée.',
    origine: 'humain',
    perime: false,
    majLe: '2026-11-01T08:00:00.000Z',
    par: 'Camille Durand',
    ...changes,
  };
}
