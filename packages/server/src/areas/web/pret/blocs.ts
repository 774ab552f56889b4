import { type Bloc, type ChampDeBloc, type LigneDeBloc, nouvelleLigne, type SourceDeLigne } from '@bridge/contract';
import { say, type Textes } from './textes.ts';

export type BlocTraduit = Partial<Bloc> & Pick<Bloc, 'code' | 'nom' | 'genre'> & { readonly titre: Textes };

export const ligne = (source: SourceDeLigne, changes: Partial<LigneDeBloc> = {}): LigneDeBloc => ({
  ...nouvelleLigne(source),
  ...changes,
});
export const champ = (code: ChampDeBloc, libelle: Textes, changes: Partial<LigneDeBloc> = {}): LigneDeBloc =>
  ligne({ genre: 'champ', champ: code }, { libelle, ...changes });

/** The blocs that fiches of any site can use, whatever the system of the objets. */
export const BLOCS_DE_BASE = [
  {
    code: 'presentation',
    nom: 'Présentation',
    description: 'La description entière\u00a0: le résumé se lit au-dessus, sauf si elle commence par lui.',
    genre: 'donnees',
    titre: say('Présentation', 'About', 'Beschreibung'),
    presentation: 'liste',
    lignes: [ligne({ genre: 'champ', champ: 'description' }, { format: 'html' })],
  },
  {
    code: 'l-essentiel',
    nom: 'L’essentiel',
    genre: 'donnees',
    titre: say('L’essentiel', 'At a glance', 'Auf einen Blick'),
    presentation: 'colonnes',
    lignes: [
      champ('commune', say('Commune', 'Town', 'Ort')),
      champ('classement', say('Classement', 'Rating', 'Einstufung'), { picto: 'star' }),
      champ('labels', say('Labels', 'Labels', 'Auszeichnungen'), { picto: 'leaf', maxElements: 5 }),
      champ('prixMin', say('Prix', 'Price', 'Preis'), { prefixe: say('À partir de', 'From', 'Ab'), picto: 'ticket' }),
      champ('languesParlees', say('Langues parlées', 'Spoken languages', 'Sprachen'), {
        siVide: 'texte',
        texteSiVide: say('français', 'French', 'Französisch'),
      }),
    ],
  },
  {
    code: 'photos',
    nom: 'Photos',
    genre: 'galerie',
    titre: say('En images', 'Pictures', 'Bilder'),
    maxPhotos: 6,
    colonnes: 3,
  },
  {
    code: 'carte',
    nom: 'Carte',
    genre: 'carte',
    titre: say('Où nous trouver', 'Where to find us', 'So finden Sie uns'),
  },
  {
    code: 'horaires',
    nom: 'Horaires et prochaines dates',
    genre: 'horaires',
    titre: say('Ouverture', 'Opening hours', 'Öffnungszeiten'),
    horaires: 'tout',
    nombreDates: 3,
  },
  { code: 'tarifs', nom: 'Tarifs', genre: 'tarifs', titre: say('Tarifs', 'Prices', 'Preise'), paiements: true },
  {
    code: 'contacts',
    nom: 'Contacts',
    genre: 'contacts',
    titre: say('Nous joindre', 'Contact us', 'Kontakt'),
    contacts: ['adresse', 'telephone', 'email', 'site'],
  },
  {
    code: 'liens',
    nom: 'Liens et réservation',
    genre: 'liens',
    titre: say('Réserver et suivre', 'Book and follow', 'Buchen und folgen'),
    canaux: ['web'],
  },
] as const satisfies readonly BlocTraduit[];

export type CodeDeBloc = (typeof BLOCS_DE_BASE)[number]['code'];
