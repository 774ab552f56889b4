import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import {
  boolean,
  choice,
  choices,
  colour,
  icon,
  number,
  reference,
  references,
  slug,
  text,
  translated,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { calques } from './carte.calques.ts';
import { carteHead } from './web.heads.ts';

export const FONDS_DE_CARTE = [
  { value: 'plan-ign', label: 'Plan IGN' },
  { value: 'photo-ign', label: 'Photographies aériennes IGN' },
  { value: 'osm', label: 'OpenStreetMap France' },
  { value: 'aucun', label: 'Aucun fond' },
] as const;
export type FondDeCarte = (typeof FONDS_DE_CARTE)[number]['value'];

/** An edge of the picture, in degrees. */
const bord = { group: 'papier', unit: '°' } as const;

export const carte = defineResource({
  ...carteHead,
  table: 'cartes',
  purpose:
    'Une carte situe les objets d’une ou plusieurs sélections, avec la même liste à côté pour qui ne voit pas la carte.',
  title: 'nom',
  published: { canal: 'web', places: 'sites' },
  groups: [
    { id: 'carte', title: 'Carte' },
    { id: 'couches', title: 'Couches', help: 'Ce que la carte montre. Dans une liste, c’est la liste qu’elle montre.' },
    { id: 'vue', title: 'Vue' },
    {
      id: 'papier',
      title: 'Sur papier',
      help: 'Dans une édition, la carte a le fond de sa vue, ou une image dont vous connaissez les bords.',
    },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'carte', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Adresse',
      help: 'La fin de l’adresse de la carte\u00a0: /fr/carte/cette-adresse.',
      from: 'nom',
      group: 'carte',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Cette adresse est déjà celle d’une autre carte.',
    }),
    sites: references({
      label: 'Sites',
      help: 'Où elle a une page à elle. Vide\u00a0: dans des listes seulement.',
      to: 'site',
      acts: true,
      group: 'carte',
      list: true,
      filterable: true,
    }),
    tagsAnnonce: references({
      label: 'Tags d’annonce',
      help: 'Les annonces qui visent l’un d’eux paraissent sur cette carte. D’autres se posent d’eux-mêmes, par leur règle.',
      to: 'tagAnnonce',
      group: 'carte',
      advanced: true,
    }),
    langues: choices(LANGUES_CHOIX, { label: 'Langues', help: 'Vide\u00a0: toutes celles du site.', group: 'carte' }),
    titre: translated({ label: 'Titre', group: 'carte', required: true, longest: 150, searchable: true }),
    gabarit: reference({
      label: 'Gabarit',
      to: 'gabaritCarte',
      group: 'carte',
      required: true,
      list: true,
      filterable: true,
    }),
    infobulle: reference({ label: 'Infobulle', to: 'gabaritInfobulle', group: 'carte', required: true }),
    couches: list(
      {
        selection: reference({ label: 'Sélection', to: 'selection', required: true }),
        nom: translated({ label: 'Nom de la couche', required: true, longest: 60 }),
        couleur: colour({ label: 'Couleur' }),
        picto: icon({ label: 'Pictogramme' }),
        visible: boolean({ label: 'Visible au départ', initial: true }),
      },
      { label: 'Couches', group: 'couches', itemTitle: 'nom', most: 12 },
    ),
    calques,
    fond: choice(FONDS_DE_CARTE, {
      label: 'Fond',
      group: 'vue',
      required: true,
      initial: 'plan-ign',
      filterable: true,
    }),
    latitude: number({
      label: 'Latitude du centre',
      help: 'Vide\u00a0: la carte cadre les objets.',
      group: 'vue',
      min: -90,
      max: 90,
    }),
    longitude: number({ label: 'Longitude du centre', group: 'vue', min: -180, max: 180 }),
    zoom: number({ label: 'Zoom', help: 'Autour de ce centre.', group: 'vue', min: 1, max: 19, integer: true }),
    hauteur: number({
      label: 'Hauteur',
      group: 'vue',
      required: true,
      initial: 480,
      min: 200,
      max: 2_000,
      integer: true,
      unit: 'px',
    }),
    regrouper: boolean({ label: 'Regrouper les objets proches', group: 'vue', initial: true }),
    traces: boolean({ label: 'Dessiner les tracés des itinéraires', group: 'vue' }),
    imageDeFond: reference({
      label: 'Image de fond',
      help: 'Un plan de la médiathèque, le nord en haut. Vide\u00a0: le fond choisi plus haut.',
      to: 'media',
      widget: 'image-print',
      group: 'papier',
      needs: {
        fields: ['nord', 'sud', 'ouest', 'est'],
        message: 'Indiquez ce bord\u00a0: sans lui, les points ne se placent pas sur l’image.',
      },
    }),
    nord: number({ label: 'Bord nord', ...bord, min: -90, max: 90, help: 'Sa latitude, par exemple 45,92.' }),
    sud: number({ label: 'Bord sud', ...bord, min: -90, max: 90 }),
    ouest: number({ label: 'Bord ouest', ...bord, min: -180, max: 180, help: 'Sa longitude, par exemple 6,05.' }),
    est: number({ label: 'Bord est', ...bord, min: -180, max: 180 }),
  },
});
export type Carte = RecordOf<typeof carte>;
