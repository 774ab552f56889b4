/** The kind of a file of the médiathèque, told by its content and never by its name. */
export const GENRES_DE_MEDIA = [
  { value: 'photo', label: 'Photo' },
  { value: 'picto', label: 'Dessin (SVG)' },
  { value: 'video', label: 'Vidéo' },
  { value: 'audio', label: 'Son' },
  { value: 'document', label: 'Document (PDF)' },
  { value: 'trace', label: 'Tracé (GPX, KML, GeoJSON)' },
  { value: 'police', label: 'Police' },
  { value: 'profil', label: 'Profil de couleur (ICC)' },
] as const;
export type GenreDeMedia = (typeof GENRES_DE_MEDIA)[number]['value'];

/** The kinds seen on a page, which need words for people who do not see them. */
export const GENRES_VUS: readonly GenreDeMedia[] = ['photo', 'picto', 'video'];

export const LICENCES_DE_MEDIA = [
  { value: 'cession', label: 'Droits cédés par l’auteur' },
  { value: 'propriete', label: 'Nous en sommes l’auteur' },
  { value: 'cc-by', label: 'Creative Commons BY' },
  { value: 'cc-by-sa', label: 'Creative Commons BY-SA' },
  { value: 'cc-by-nc', label: 'Creative Commons BY-NC' },
  { value: 'cc-by-nd', label: 'Creative Commons BY-ND' },
  { value: 'cc0', label: 'Creative Commons 0' },
  { value: 'domaine-public', label: 'Domaine public' },
  { value: 'libre', label: 'Licence ouverte' },
] as const;

/** The channels that its rights may allow. */
export const SUPPORTS = [
  { value: 'web', label: 'Sites web' },
  { value: 'print', label: 'Éditions imprimées' },
  { value: 'ecran', label: 'Écrans' },
  { value: 'publicite', label: 'Publicité' },
] as const;
export type Support = (typeof SUPPORTS)[number]['value'];

export const STATUTS_DE_MEDIA = [
  { value: 'a-completer', label: 'À compléter', colour: 'yellow' },
  { value: 'a-valider', label: 'À valider', colour: 'orange' },
  { value: 'utilisable', label: 'Utilisable', colour: 'green' },
  { value: 'restreint', label: 'Restreint', colour: 'red' },
] as const;
export type StatutDeMedia = (typeof STATUTS_DE_MEDIA)[number]['value'];

export const ORIGINES_DE_MEDIA = [
  { value: 'depot', label: 'Déposé ici' },
  { value: 'objet', label: 'Photo d’un objet' },
  { value: 'adresse', label: 'Adresse web' },
] as const;

export const ORIENTATIONS = [
  { value: 'paysage', label: 'Paysage' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'carre', label: 'Carré' },
] as const;

/** The main hue of a picture, as people name it. The dot beside the word has that colour. */
export const TEINTES = [
  { value: 'rouge', label: 'Rouge', colour: '#e03131' },
  { value: 'orange', label: 'Orange', colour: '#f76707' },
  { value: 'jaune', label: 'Jaune', colour: '#fcc419' },
  { value: 'vert', label: 'Vert', colour: '#2f9e44' },
  { value: 'bleu', label: 'Bleu', colour: '#1c7ed6' },
  { value: 'violet', label: 'Violet', colour: '#7048e8' },
  { value: 'rose', label: 'Rose', colour: '#f783ac' },
  { value: 'brun', label: 'Brun', colour: '#8b5e34' },
  { value: 'noir', label: 'Noir', colour: '#000000' },
  { value: 'gris', label: 'Gris', colour: '#868e96' },
  { value: 'blanc', label: 'Blanc', colour: '#ffffff' },
] as const;
export type Teinte = (typeof TEINTES)[number]['value'];
