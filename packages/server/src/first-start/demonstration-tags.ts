import { type CrudContext, createRecord } from '../crud/write/record.service.ts';
import type { Writing } from '../crud/write/writing.ts';

const TAGS = [
  {
    libelle: { fr: 'Coup de cœur', en: 'Our favourite' },
    code: 'coup-de-coeur',
    couleur: '#c2255c',
    picto: 'heart',
    famille: 'Mise en avant',
    description: 'Choisi par l’équipe, à montrer en premier.',
  },
  {
    libelle: { fr: 'Adhérent', en: 'Member' },
    code: 'adherent',
    couleur: '#1971c2',
    picto: 'star',
    famille: 'Partenariat',
    description: 'Professionnel à jour de sa cotisation.',
  },
  {
    libelle: { fr: 'Été', en: 'Summer' },
    code: 'ete',
    couleur: '#e67700',
    picto: 'sun',
    famille: 'Saison',
    description: '',
  },
  {
    libelle: { fr: 'Hiver', en: 'Winter' },
    code: 'hiver',
    couleur: '#3b5bdb',
    picto: 'snowflake',
    famille: 'Saison',
    description: '',
  },
  {
    libelle: { fr: 'En famille', en: 'For families' },
    code: 'en-famille',
    couleur: '#2f9e44',
    picto: 'baby-carriage',
    famille: 'Public',
    description: 'Adapté aux enfants de moins de 12 ans.',
  },
  {
    libelle: { fr: 'Accessible', en: 'Accessible' },
    code: 'accessible',
    couleur: '#0b7285',
    picto: 'wheelchair',
    famille: 'Public',
    description: 'Vérifié sur place par l’office.',
  },
  {
    libelle: { fr: 'Bord de lac' },
    code: 'bord-de-lac',
    couleur: '#1098ad',
    picto: 'ripple',
    famille: 'Lieu',
    description: '',
  },
];

const MEDIATAGS = [
  {
    libelle: { fr: 'Neige', en: 'Snow' },
    code: 'neige',
    famille: 'saison',
    couleur: '#3b5bdb',
    mots: ['hiver', 'poudreuse'],
  },
  {
    libelle: { fr: 'Automne', en: 'Autumn' },
    code: 'automne',
    famille: 'saison',
    couleur: '#d9480f',
    mots: ['feuilles'],
  },
  {
    libelle: { fr: 'Randonnée', en: 'Hiking' },
    code: 'randonnee',
    famille: 'theme',
    couleur: '#2f9e44',
    mots: ['marche', 'sentier', 'balade'],
  },
  {
    libelle: { fr: 'Patrimoine', en: 'Heritage' },
    code: 'patrimoine',
    famille: 'theme',
    couleur: '#862e9c',
    mots: ['château', 'église'],
  },
  { libelle: { fr: 'Val d’Ambre' }, code: 'val-d-ambre', famille: 'lieu', couleur: null, mots: [] },
  {
    libelle: { fr: 'Enfants', en: 'Children' },
    code: 'enfants',
    famille: 'personnes',
    couleur: '#e67700',
    mots: ['famille'],
  },
];

/** The tags of the territory, shared by the region with its offices, made as a person makes them. */
export async function createDemonstrationTags(engine: CrudContext, writing: Writing): Promise<void> {
  const make = async (ressource: string, values: object) => {
    const entry = engine.registry.require(ressource);
    await createRecord(engine, writing, entry, entry.resource.creation.parse({ ...values, partage: 'filles' }));
  };
  for (const tag of TAGS) await make('tag', tag);
  for (const { mots, ...tag } of MEDIATAGS) await make('mediatag', { ...tag, synonymes: mots.map((mot) => ({ mot })) });
}
