export const TYPES_DE_SITE = [
  { value: 'heberge', label: 'Site servi par Bridge' },
  { value: 'wordpress', label: 'WordPress' },
  { value: 'autre', label: 'Autre CMS, ou site fait main' },
] as const;

export const POLICES = [
  { value: 'systeme', label: 'Celle de l’appareil du visiteur' },
  { value: 'serif', label: 'À empattements' },
  { value: 'arrondie', label: 'Arrondie' },
  { value: 'page', label: 'Celle de la page qui accueille' },
] as const;

export const ARRONDIS = [
  { value: 'droit', label: 'Angles droits' },
  { value: 'doux', label: 'Angles doux' },
  { value: 'rond', label: 'Angles ronds' },
] as const;

export const FICHES_SERVIES = [
  { value: 'montres', label: 'Celles des objets que ce site montre' },
  { value: 'catalogue', label: 'Toutes celles de mon catalogue' },
] as const;

/** What stands in the address of a fiche before the number of its objet. */
export const ADRESSES_DE_FICHES = [
  { value: 'type-nom-commune', label: 'hotel/le-lac-annecy-12\u00a0: type, nom et commune' },
  { value: 'type-nom', label: 'hotel/le-lac-12\u00a0: type et nom' },
  { value: 'commune-nom', label: 'annecy/le-lac-12\u00a0: commune et nom' },
] as const;

export const STATUTS_DE_REDIRECTION = [
  { value: '301', label: 'Déplacée pour toujours (301)' },
  { value: '410', label: 'Supprimée (410)' },
] as const;
