import {
  boolean,
  choice,
  choices,
  code,
  colour,
  date,
  defineResource,
  email,
  type Field,
  file,
  icon,
  json,
  list,
  longText,
  money,
  number,
  period,
  reference,
  references,
  richText,
  SESSION,
  secret,
  slug,
  text,
  translated,
  url,
} from '@bridge/contract';
import { z } from 'zod';

const access = { view: SESSION, create: SESSION, edit: SESSION, remove: SESSION };
const noun = { one: 'Spécimen', many: 'Spécimens' };
const SAISONS = ['Printemps', 'Été', 'Automne', 'Hiver'].map((label, value) => ({ value: String(value), label }));

/** A resource with a field of every kind. */
export const specimen = defineResource({
  id: 'specimen',
  path: '/superadmin/bridgeComponents',
  table: 'specimens',
  noun,
  icon: 'tag',
  purpose: 'Un spécimen montre chaque sorte de champ.',
  title: 'nom',
  groups: [
    { id: 'textes', title: 'Textes' },
    { id: 'valeurs', title: 'Valeurs', help: 'Nombres, choix, dates et couleurs.' },
    { id: 'liens', title: 'Liens' },
    { id: 'editeurs', title: 'Éditeurs' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'textes', required: true, help: 'Ce que l’on lit en premier.' }),
    code: slug({ label: 'Code', group: 'textes', from: 'nom', required: true }),
    description: longText({ label: 'Description', group: 'textes' }),
    accroche: translated({ label: 'Accroche', group: 'textes' }),
    adresse: url({ label: 'Adresse web', group: 'textes' }),
    courriel: email({ label: 'Adresse e-mail', group: 'textes' }),
    capacite: number({ label: 'Capacité', group: 'valeurs', integer: true, min: 0, unit: 'personnes' }),
    tarif: money({ label: 'Tarif', group: 'valeurs' }),
    ouvert: boolean({ label: 'Ouvert', group: 'valeurs' }),
    saison: choice(SAISONS, { label: 'Saison', group: 'valeurs' }),
    saisons: choices(SAISONS, { label: 'Saisons', group: 'valeurs' }),
    jour: date({ label: 'Jour', group: 'valeurs' }),
    duree: period({ label: 'Période', group: 'valeurs' }),
    couleur: colour({ label: 'Couleur', group: 'valeurs' }),
    picto: icon({ label: 'Pictogramme', group: 'valeurs' }),
    tag: reference({ label: 'Tag', to: 'tag', group: 'liens', create: true }),
    autresTags: references({ label: 'Autres tags', to: 'tag', group: 'liens', create: true }),
    etapes: list(
      { titre: text({ label: 'Titre', required: true }), tag: reference({ label: 'Tag', to: 'tag' }) },
      { label: 'Étapes', group: 'liens', itemTitle: 'titre' },
    ),
    logo: file({ label: 'Logo', group: 'liens' }),
    cle: secret({ label: 'Clé', group: 'liens' }),
    texte: richText({ label: 'Texte enrichi', group: 'editeurs' }),
    gabarit: code({ label: 'Gabarit', group: 'editeurs', language: 'html' }),
    reglages: json(z.object({ actif: z.boolean() }), {
      label: 'Réglages',
      group: 'editeurs',
      initial: { actif: true },
      words: ({ actif }) => (actif ? 'Actif' : 'Inactif'),
    }),
  },
  access,
});

const KINDS = [
  (label: string) => text({ label }),
  (label: string) => number({ label }),
  (label: string) => choice(SAISONS, { label }),
  (label: string) => longText({ label }),
];

/** A resource with as many fields as the longest form: 200. */
export const longSpecimen = defineResource({
  id: 'longSpecimen',
  path: '/superadmin/datafields',
  table: 'long_specimens',
  noun,
  icon: 'tag',
  purpose: 'Un long formulaire.',
  title: 'champ0',
  // Only the first field is looked for by its name.
  fields: Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`champ${index}`, KINDS[index % KINDS.length]?.(`Champ ${index}`)]),
  ) as unknown as { readonly champ0: Field },
  access,
});
