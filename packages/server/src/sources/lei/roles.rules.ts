import type { FluxLeiOuvert, RoleCritereLei, RoleDeCritere } from './flux.ts';

function pairs(photos: readonly string[], others: readonly string[], role: 'legende' | 'credit'): RoleDeCritere[] {
  return photos.flatMap((critere, index): RoleDeCritere[] => {
    const other = others[index];
    const photo: RoleDeCritere = { critere, role: 'photo' };
    return other === undefined ? [photo] : [photo, { critere: other, role, paire: critere }];
  });
}

/** Criteria whose meaning is publicly known. */
const CONNUS: readonly RoleDeCritere[] = [
  // Alsace
  ...pairs(
    ['1900421', '1900603', '1900751', '1900781', '1900782'],
    ['1900480', '1900661', '1900752', '1900783', '1900784'],
    'legende',
  ),
  // Lorraine
  ...pairs(
    ['736000294', '736001142', '736001115', '736001116', '4000060', '4000061'],
    ['736001119', '736001143', '736001117', '736001118', '4000062', '4000063'],
    'credit',
  ),
  { critere: '736000015', role: 'classement' },
  { critere: '736000119', role: 'label' },
  { critere: '736000079', role: 'langue' },
  { critere: '736000010', role: 'animaux' },
  { critere: '736000131', role: 'accessibilite' },
  { critere: '736001150', role: 'type' },
  { critere: '736001148', role: 'type' },
  { critere: '4000003', role: 'gratuit', valeurs: { '4000014': 'oui', '4000015': 'non' } },
  { critere: '4000004', role: 'prix' },
  // Limousin
  ...pairs(['30000279', '900003', '900004'], [], 'legende'),
  { critere: '30000100', role: 'paiement' },
  { critere: '30000303', role: 'prix' },
];

export interface Roles {
  get(critere: string): RoleDeCritere | undefined;
  /** Captions or credits of a photo criterion. */
  paireDe(photo: string, role: Extract<RoleCritereLei, 'legende' | 'credit'>): string | undefined;
}

/** The roles of a feed are worked out once: each of its records asks for them. */
const ready = new WeakMap<readonly RoleDeCritere[], Roles>();

/** What the feed says of a criterion replaces what is known of it. */
export function rolesOf(flux: Pick<FluxLeiOuvert, 'roles'>): Roles {
  const known = ready.get(flux.roles);
  if (known !== undefined) return known;
  const byCritere = new Map(CONNUS.map((role) => [role.critere, role]));
  for (const role of flux.roles) byCritere.set(role.critere, role);
  const byPhoto = new Map<string, string>();
  for (const { critere, role, paire } of byCritere.values()) {
    if (paire !== undefined) byPhoto.set(`${role}:${paire}`, critere);
  }
  const roles: Roles = {
    get: (critere) => byCritere.get(critere),
    paireDe: (photo, role) => byPhoto.get(`${role}:${photo}`),
  };
  ready.set(flux.roles, roles);
  return roles;
}
