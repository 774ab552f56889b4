import { RESSOURCES_TRADUITES } from '@bridge/contract';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { refreshObjets, refreshRecord } from '../../catalogue/registre/registre.repository.ts';
import type { Evenement, Suite } from '../../crud/write/evenement.ts';
import { enqueueRegistre } from './registre.job.ts';
import { ecritDe } from './textes-de-record.ts';

/** The ledger follows saved changes: the texts of objets and records, and the settings of the ledger. */
export const registreSuite: Suite = async ({ tx, at }, evenement) => {
  const { entry, id, before, after } = evenement;
  const { resource } = entry;
  if (resource.id === 'parametres' || resource.id === 'configTraduction') {
    if (changesPortee(evenement)) await enqueueRegistre(tx, { importation: null }, at);
    return;
  }
  const traduite = RESSOURCES_TRADUITES.find((one) => one.id === resource.id);
  if (resource.id === 'objet' ? !isWorded(evenement) : traduite === undefined) return;
  const portee = await porteeDuRegistre(tx);
  if (portee.langues.length === 0) return;
  if (traduite === undefined) return refreshObjets(tx, [id], portee, at);
  const [avant, apres] = [before, after].map((one) => (one === null ? null : ecritDe(traduite, one)));
  if (avant && apres && JSON.stringify(avant) === JSON.stringify(apres)) return;
  await refreshRecord(tx, apres ?? { ressource: resource.id, id, entiteId: null, nom: '', textes: [] }, portee, at);
};

const WORDED: readonly Evenement['action'][] = ['ecrire-texte', 'rendre-texte', 'relire-texte'];

/** Whether a change matters: for people's changes, only texts and the owner do; imports report themselves. */
function isWorded({ action, before, after }: Evenement): boolean {
  return WORDED.includes(action) || before?.entiteId !== after?.entiteId;
}

/** The fields that decide which lines exist. */
const DECISIFS = ['bridge_languages', 'actif', 'champs', 'languesCibles', 'archiveLe', 'supprimeLe'];

function changesPortee({ entry, before, after }: Evenement): boolean {
  if (entry.resource.id === 'configTraduction' && !before?.actif && !after?.actif) return false;
  return DECISIFS.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}
