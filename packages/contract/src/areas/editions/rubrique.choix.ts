/** The choices of a dynamic section. */

/** What objets are grouped by. The days of an agenda are those of the printed period. */
export const REGROUPEMENTS_DE_RUBRIQUE = [
  { value: 'critere', label: 'Modalité d’un critère' },
  { value: 'jour', label: 'Jour' },
  { value: 'mois', label: 'Mois' },
  { value: 'type', label: 'Type d’objet' },
  { value: 'commune', label: 'Commune' },
  { value: 'label', label: 'Label ou classement' },
] as const;

export const ORDRES_DE_GROUPES = [
  { value: 'nom', label: 'Par leur nom, ou par date' },
  { value: 'nombre', label: 'Les plus remplis d’abord' },
] as const;

/** An event that lasts several days, in an agenda. */
export const PLUSIEURS_JOURS = [
  { value: 'premier', label: 'Une seule fois, le premier jour' },
  { value: 'chaque', label: 'Chaque jour' },
] as const;

export const VARIANTES_DE_FICHE = [
  { value: 'compacte', label: 'Compacte' },
  { value: 'vedette', label: 'Vedette' },
  { value: 'encadree', label: 'Encadrée' },
] as const;

export const REGLES_DE_VARIANTE = [
  { value: 'tag', label: 'L’objet porte un tag' },
  { value: 'score', label: 'Le score atteint un seuil' },
  { value: 'annonceur', label: 'L’objet est celui d’un annonceur' },
] as const;

export const RATIOS_D_IMPRIME = [
  { value: '3/2', label: '3/2' },
  { value: '4/3', label: '4/3' },
  { value: '1/1', label: 'Carré' },
  { value: '16/9', label: '16/9' },
] as const;

export const SANS_PHOTO = [
  { value: 'rien', label: 'Rien' },
  { value: 'picto', label: 'Le pictogramme du type' },
] as const;

export const SI_RUBRIQUE_VIDE = [
  { value: 'masquer', label: 'La rubrique disparaît, au sommaire aussi' },
  { value: 'texte', label: 'Un texte la remplace' },
] as const;

export const SAUTS_ENTRE_GROUPES = [
  { value: 'aucun', label: 'À la suite' },
  { value: 'colonne', label: 'Colonne suivante' },
  { value: 'page', label: 'Page suivante' },
] as const;
