import type { z } from 'zod';
import { jourEnMots } from '../../catalogue/dates/date.words.ts';
import { heureEnMots } from '../../catalogue/dates/ouverture.words.ts';
import { HEURES_DU_JOUR, TONS } from '../../catalogue/ecran/ecran.choix.ts';
import { choice, date, number, ref, refs, translated } from '../../kernel/fields/fields.ts';
import { firstTextOf } from '../../kernel/fields/variants.items.ts';
import { variant, variants } from '../../kernel/fields/variants.ts';
import {
  adresse,
  checkAdresse,
  checkMoments,
  communs,
  conditions,
  duree,
  lies,
  nombre,
  OPEN_METEO,
  passage,
  quand,
  SERVICE_METEO,
  selection,
  texte,
  titre,
  titreVoulu,
} from './diapositive.communs.ts';
import { auPlus, called, toutesLes } from './diapositive.words.ts';

const CADRAGES = [
  { value: 'remplir', label: 'Remplir l’écran' },
  { value: 'contenir', label: 'Tout montrer' },
] as const;

/** The slides of a diaporama in order: the label of each says what it shows, or what is still to be chosen. */
export const diapositives = variants(
  'genre',
  {
    objets: variant({
      ...communs,
      label: 'Objets d’une sélection',
      icon: 'places',
      fields: {
        selection,
        tri: ref({ label: 'Tri', to: 'tri', placeholder: 'Celui de la sélection' }),
        blocs: refs({
          label: 'Blocs sous le nom',
          to: 'bloc',
          placeholder: 'Sans bloc, le descriptif court',
          most: 6,
        }),
        duree: { ...duree, label: 'Durée de chaque objet' },
        nombre,
        ...quand,
      },
      title: (slide, names) =>
        `${auPlus(slide.nombre, 'objet', 'objets')} de ${called(slide.selection, names, 'la sélection à choisir')}`,
      sentence: (slide, names) => conditions(slide, names, ' par objet'),
    }),
    agenda: variant({
      ...communs,
      label: 'Agenda du jour',
      icon: 'calendar',
      fields: {
        selection,
        titre,
        duree: { ...duree, initial: 20 },
        nombre: { ...nombre, label: 'Rendez-vous au plus', initial: 6 },
        ...quand,
      },
      title: (slide, names) =>
        `Agenda du jour, ${auPlus(slide.nombre, 'rendez-vous', 'rendez-vous')} de ${called(slide.selection, names, 'la sélection à choisir')}`,
    }),
    carte: variant({
      ...communs,
      label: 'Carte',
      icon: 'map',
      fields: { carte: ref({ label: 'Carte', to: 'carte', required: true }), titre, ...passage },
      title: ({ carte }, names) => `Carte ${called(carte, names, 'à choisir')}`,
    }),
    media: variant({
      ...communs,
      label: 'Média',
      icon: 'photo',
      fields: {
        media: ref({ label: 'Image ou vidéo', to: 'media', required: true, widget: 'visuel-ecran' }),
        cadrage: choice(CADRAGES, { label: 'Cadrage', required: true, initial: 'remplir' }),
        titre,
        ...passage,
      },
      title: ({ media }, names) => `Média ${called(media, names, 'à choisir')}`,
    }),
    texte: variant({
      ...communs,
      label: 'Texte ou alerte',
      icon: 'message',
      fields: {
        ton: choice(TONS, { label: 'Ton', required: true, initial: 'information' }),
        titre: titreVoulu,
        texte,
        ...passage,
      },
      title: (slide) =>
        `${slide.ton === 'alerte' ? 'Alerte' : 'Texte'}\u00a0: ${firstTextOf(slide.titre) || 'titre à écrire'}`,
    }),
    compte: variant({
      ...communs,
      label: 'Compte à rebours',
      icon: 'countdown',
      fields: {
        titre: titreVoulu,
        /** Once this day is over, the slide is no longer shown. */
        jour: date({ label: 'Jusqu’au', required: true }),
        heure: choice(HEURES_DU_JOUR, { label: 'À', placeholder: 'Minuit', beside: true }),
        ...passage,
      },
      title: ({ titre: own, jour, heure }) => {
        const name = firstTextOf(own) || 'Compte à rebours';
        if (!jour) return name;
        return `${name}, jusqu’au ${jourEnMots(jour)}${heure === null ? '' : ` à ${heureEnMots(heure)}`}`;
      },
    }),
    meteo: variant({
      ...lies,
      label: 'Météo',
      icon: 'weather',
      fields: {
        lieu: translated({ label: 'Lieu', placeholder: 'Ambrelac', longest: 80, required: true }),
        latitude: number({ label: 'Latitude', placeholder: '45,9', min: -90, max: 90, required: true }),
        longitude: number({
          label: 'Longitude',
          placeholder: '6,1',
          min: -180,
          max: 180,
          required: true,
          beside: true,
        }),
        /** Bridge asks the service and keeps the answer: screens ask nothing. */
        adresse: { ...adresse, label: 'Service météo', help: SERVICE_METEO, initial: OPEN_METEO },
        ...passage,
      },
      title: ({ lieu }) => `Météo\u00a0: ${firstTextOf(lieu) || 'lieu à nommer'}`,
    }),
    flux: variant({
      ...lies,
      label: 'Flux d’actualités',
      icon: 'feed',
      fields: {
        adresse: { ...adresse, label: 'Adresse du flux', help: 'Un flux RSS ou Atom, relu toutes les demi-heures.' },
        titre,
        nombre: { ...nombre, label: 'Nouvelles au plus', max: 20, initial: 5 },
        duree: { ...duree, label: 'Durée de chaque nouvelle' },
        ...quand,
      },
      title: (slide) =>
        `Flux\u00a0: ${firstTextOf(slide.titre) || slide.adresse.replace(/^https:\/\//, '') || 'adresse à saisir'}`,
      sentence: (slide, names) => conditions(slide, names, ' par nouvelle'),
    }),
    qr: variant({
      ...lies,
      label: 'QR code',
      icon: 'qr',
      fields: { adresse, titre: titreVoulu, texte, ...passage },
      title: (slide) => `QR code\u00a0: ${firstTextOf(slide.titre) || 'titre à écrire'}`,
    }),
    page: variant({
      ...communs,
      label: 'Page web',
      icon: 'web',
      fields: {
        adresse,
        /** The media shown instead while the network is away. */
        secours: ref({ label: 'Média de secours', to: 'media', widget: 'visuel-ecran' }),
        texteSecours: translated({
          label: 'Texte de secours',
          help: 'Ce que l’écran montre sans réseau, s’il n’y a pas de média.',
          of: 'longText',
          longest: 1_000,
        }),
        duree: { ...duree, initial: 30 },
        ...quand,
      },
      title: (slide) => `Page web\u00a0: ${slide.adresse.replace(/^https:\/\//, '') || 'adresse à saisir'}`,
      check: (slide, refuse) => {
        checkMoments(slide, refuse);
        checkAdresse(slide.adresse, refuse);
        if (slide.secours === null && !Object.values(slide.texteSecours).some(Boolean))
          refuse('texteSecours', 'Prévoyez un média ou un texte pour les moments sans réseau.');
      },
    }),
    annonce: variant({
      ...communs,
      label: 'Annonce',
      icon: 'speaker',
      fields: {
        espace: ref({ label: 'Espace', to: 'espace', required: true }),
        /** The number of slides between repetitions, or null for its place only. */
        tousLes: number({
          label: 'Toutes les',
          unit: 'diapositives',
          placeholder: 'À sa place',
          min: 1,
          max: 50,
          integer: true,
          initial: 5,
          beside: true,
        }),
        tagsAnnonce: refs({
          label: 'Tags d’annonce',
          help: 'Les annonces qui visent l’un d’eux passent ici. D’autres se posent d’eux-mêmes, par leur règle, d’après les objets du diaporama.',
          to: 'tagAnnonce',
          most: 20,
        }),
        ...passage,
      },
      title: ({ espace, tousLes }, names) =>
        `Annonces de l’espace ${called(espace, names, 'à choisir')}${tousLes === null ? '' : `, ${toutesLes(tousLes)}`}`,
    }),
  },
  {
    label: 'Diapositives',
    group: 'sequence',
    widget: 'sequence',
    most: 100,
    words: {
      noun: { one: 'Diapositive', many: 'Diapositives', feminine: true },
      byPlace: true,
      add: 'Ajouter une diapositive',
      none: 'Commencez par les objets d’une sélection, ou par un mot de bienvenue.',
    },
  },
);

export type Diapositive = z.output<typeof diapositives.itemSchema>;
export type DiapositiveDe<G extends Diapositive['genre']> = Extract<Diapositive, { readonly genre: G }>;

/** What a slide lacks, in words, or null when it can play. */
export function manqueDeDiapositive(slide: Diapositive): string | null {
  const [issue] = diapositives.itemSchema.safeParse(slide).error?.issues ?? [];
  if (issue === undefined) return null;
  return issue.path.at(-1) === 'id' ? 'Choisissez ce que montre cette diapositive.' : issue.message;
}
