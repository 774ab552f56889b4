import type { Role } from '@bridge/contract';
import type { Db } from '../schema.ts';
import { addEntite, addFirstAccount } from './first-start.repository.ts';

/** The invented territory: a region and two of its tourist offices. */
const REGION = { nom: 'Comité régional d’Aubrelande', code: 'aubrelande' };
const OFFICES = [
  { nom: 'Office de tourisme du Val d’Ambre', code: 'val-d-ambre' },
  { nom: 'Office de tourisme des Monts Clairs', code: 'monts-clairs' },
];

const TEAM: readonly { role: Role; username: string; firstname: string; lastname: string; office: 0 | 1 | 'region' }[] =
  [
    {
      role: 'ROLE_SUPER_ADMIN',
      username: 'demo-super-admin',
      firstname: 'Solène',
      lastname: 'Marchal',
      office: 'region',
    },
    {
      role: 'ROLE_ADMIN_REGION',
      username: 'demo-admin-region',
      firstname: 'Bastien',
      lastname: 'Corvel',
      office: 'region',
    },
    { role: 'ROLE_ADMIN', username: 'demo-admin', firstname: 'Maïwenn', lastname: 'Delorge', office: 0 },
    { role: 'ROLE_WEB_ADMIN', username: 'demo-web-admin', firstname: 'Idriss', lastname: 'Fontanel', office: 0 },
    { role: 'ROLE_WEB_USER', username: 'demo-web', firstname: 'Clémence', lastname: 'Aubry', office: 0 },
    { role: 'ROLE_EDITION_ADMIN', username: 'demo-edition-admin', firstname: 'Yann', lastname: 'Tressol', office: 0 },
    { role: 'ROLE_EDITION_USER', username: 'demo-edition', firstname: 'Noémie', lastname: 'Garrel', office: 1 },
    {
      role: 'ROLE_DIAPORAMA_ADMIN',
      username: 'demo-diaporama-admin',
      firstname: 'Hugo',
      lastname: 'Sorbier',
      office: 1,
    },
    { role: 'ROLE_DIAPORAMA_USER', username: 'demo-diaporama', firstname: 'Anaïs', lastname: 'Pellerin', office: 1 },
    { role: 'ROLE_ANNONCE_ADMIN', username: 'demo-annonce-admin', firstname: 'Karim', lastname: 'Vasseur', office: 1 },
    { role: 'ROLE_ANNONCE_USER', username: 'demo-annonce', firstname: 'Élodie', lastname: 'Brunet', office: 1 },
  ];

/** One account per role, so that a visitor can see the console as each of them. */
export async function createDemonstration(db: Db): Promise<void> {
  const region = await addEntite(db, REGION.nom, REGION.code, null);
  const offices: number[] = [];
  for (const { nom, code } of OFFICES) offices.push(await addEntite(db, nom, code, region));
  for (const { office, ...member } of TEAM) {
    const entiteId = office === 'region' ? region : (offices[office] ?? region);
    await addFirstAccount(db, { ...member, email: `${member.username}@aubrelande.example`, entiteId });
  }
}
