import type { Role } from '@bridge/contract';
import type { CrudContext } from '../crud/write/record.service.ts';
import type { Writing } from '../crud/write/writing.ts';
import { enqueueContenu } from './contenu/contenu.job.ts';
import { demonstrateur } from './demonstrateur.ts';
import { createDemonstrationFlux } from './demonstration-flux.ts';
import { createDemonstrationTags } from './demonstration-tags.ts';
import { addEntite, addFirstAccount } from './first-start.repository.ts';
import type { FichierFlux } from './territoire/flux/fichier.ts';

/** The invented territory: a region and two of its tourist offices. */
const REGION = { nom: 'Comité régional d’Aubrelande', code: 'aubrelande', type: 'crt', quotaMedias: 5 } as const;
const OFFICES = [
  { nom: 'Office de tourisme du Val d’Ambre', code: 'val-d-ambre', type: 'ot' },
  { nom: 'Office de tourisme des Monts Clairs', code: 'monts-clairs', type: 'ot' },
] as const;

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

/** Makes an account for each role, to see the console as each, with shared tags, feeds, and content. */
export async function createDemonstration(
  engine: CrudContext,
  writing: Writing,
  feeds: readonly FichierFlux[],
): Promise<void> {
  const { tx: db, at } = writing;
  const region = await addEntite(db, REGION, null);
  const offices: number[] = [];
  for (const office of OFFICES) offices.push(await addEntite(db, office, region));
  for (const { office, ...member } of TEAM) {
    const { username, role } = member;
    const entiteId = office === 'region' ? region : (offices[office] ?? region);
    const id = await addFirstAccount(db, { ...member, email: `${username}@aubrelande.example`, entiteId });
    if (role !== 'ROLE_SUPER_ADMIN') continue;
    const auteur = { id, entiteId };
    const own = { ...writing, acteur: demonstrateur(auteur) };
    await createDemonstrationTags(engine, own);
    const importations = await createDemonstrationFlux(engine, own, { region, offices }, feeds);
    await enqueueContenu(db, { auteur, offices, importations }, at);
  }
}
