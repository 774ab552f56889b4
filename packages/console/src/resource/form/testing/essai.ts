import {
  type AnyRecord,
  boolean,
  type COMMON_FIELDS,
  choice,
  defineResource,
  forRoles,
  list,
  number,
  type Resource,
  secret,
  slug,
  text,
  translated,
} from '@bridge/contract';

const access = forRoles(['ROLE_ADMIN']);

/** A resource with a bit of everything, which no area declares. */
export const essai: Resource = defineResource({
  id: 'essai',
  path: '/essais',
  table: 'essais',
  noun: { one: 'Essai', many: 'Essais' },
  icon: 'essai',
  purpose: 'Un essai sert aux tests.',
  title: 'nom',
  groups: [
    { id: 'principal', title: 'Principal', help: 'Ce qui compte.' },
    { id: 'details', title: 'Détails' },
  ],
  fields: {
    nom: text({ label: 'Nom', required: true, longest: 20 }),
    code: slug({ label: 'Code', group: 'principal', required: true }),
    libelle: translated({ label: 'Libellé', group: 'details' }),
    rang: number({ label: 'Rang', group: 'details', integer: true, min: 0 }),
    visible: boolean({ label: 'Visible', group: 'details' }),
    genre: choice([{ value: 'a', label: 'Genre A' }], { label: 'Genre', group: 'details' }),
    cle: secret({ label: 'Clé', group: 'details', advanced: true }),
    mots: list(
      { mot: text({ label: 'Mot', required: true }), passe: secret({ label: 'Passe' }) },
      { label: 'Mots', group: 'details', advanced: true, itemTitle: 'mot' },
    ),
  },
  access: { view: access, create: access, edit: access, remove: access },
});

export const { fields } = essai;

export function record(changes: Partial<AnyRecord> = {}): AnyRecord {
  return {
    id: 5,
    version: 1,
    nom: 'Plage',
    code: 'plage',
    libelle: { fr: 'Plage' },
    rang: 1,
    visible: false,
    genre: null,
    cle: { defini: true },
    mots: [],
    entiteId: 1,
    partage: 'prive',
    tags: [],
    notesInternes: '',
    creeLe: '2026-01-02T08:00:00.000Z',
    creePar: 3,
    modifieLe: '2026-01-02T08:00:00.000Z',
    modifiePar: 3,
    archiveLe: null,
    supprimeLe: null,
    ...changes,
  };
}

/** The fields that every record has and people may change. */
export const COMMON = [
  'entiteId',
  'partage',
  'tags',
  'notesInternes',
] as const satisfies (keyof typeof COMMON_FIELDS)[];
