import { choice, choices } from '../../kernel/fields/fields.ts';
import { defineResource } from '../../kernel/resource/resource.ts';
import { gabaritFields } from './gabarit.fields.ts';
import { gabaritCarteHead } from './superadmin.heads.ts';

const CONTROLES_DE_CARTE = [
  { value: 'plein-ecran', label: 'Plein écran' },
  { value: 'autour', label: 'Autour de moi' },
  { value: 'legende', label: 'Légende des couches' },
] as const;

const LISTES_LIEES = [
  { value: 'cote', label: 'À côté de la carte' },
  { value: 'dessous', label: 'Sous la carte' },
] as const;

const COINS = [
  { value: 'haut-droite', label: 'En haut à droite' },
  { value: 'bas-gauche', label: 'En bas à gauche' },
] as const;

export const gabaritCarte = defineResource({
  ...gabaritCarteHead,
  table: 'gabarits_carte',
  purpose: 'Un gabarit de carte dit quelles commandes la carte offre et où se tient la liste des objets.',
  title: 'nom',
  outputs: { key: 'gabarits' },
  groups: [
    { id: 'gabarit', title: 'Gabarit' },
    { id: 'disposition', title: 'Disposition' },
  ],
  fields: {
    ...gabaritFields('de carte'),
    controles: choices(CONTROLES_DE_CARTE, {
      label: 'Commandes',
      help: 'Le zoom y est toujours.',
      group: 'disposition',
      initial: ['plein-ecran', 'legende'],
    }),
    positionLegende: choice(COINS, { label: 'Légende', group: 'disposition', required: true, initial: 'haut-droite' }),
    listeLiee: choice(LISTES_LIEES, {
      label: 'Liste des objets',
      help: 'Elle dit la même chose que la carte, pour tout le monde.',
      group: 'disposition',
      required: true,
      initial: 'cote',
      list: true,
      filterable: true,
    }),
  },
});
