/** The formats of paper, upright, in millimetres. Those of « personnalise » are typed. */
export const FORMATS_IMPRIMES = [
  { value: 'a4', label: 'A4 (210 × 297\u00a0mm)', largeur: 210, hauteur: 297 },
  { value: 'a5', label: 'A5 (148 × 210\u00a0mm)', largeur: 148, hauteur: 210 },
  { value: 'a6', label: 'A6 (105 × 148\u00a0mm)', largeur: 105, hauteur: 148 },
  { value: 'dl', label: 'DL, dépliant trois volets (99 × 210\u00a0mm)', largeur: 99, hauteur: 210 },
  { value: 'carre', label: 'Carré (210 × 210\u00a0mm)', largeur: 210, hauteur: 210 },
  { value: 'personnalise', label: 'Personnalisé', largeur: 148, hauteur: 210 },
] as const;
export type FormatImprime = (typeof FORMATS_IMPRIMES)[number]['value'];
