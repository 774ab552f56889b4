import { RESSOURCES_TRADUITES, textesDuRecord } from '@bridge/contract';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { refreshObjets, refreshRecord } from '../../catalogue/registre/registre.repository.ts';
import type { Evenement, Suite } from '../../crud/evenement.ts';
import { enqueueRegistre } from './registre.job.ts';
import { ecritDe } from './textes-de-record.ts';

/** The ledger follows what people save: the words of an objet, the texts of a record, and what decides of which lines there are. */
export const registreSuite: Suite = async ({ tx, at }, evenement) => {
  const { entry, id, before, after } = evenement;
  const { resource } = entry;
  if (resource.id === 'objet') {
    if (isWorded(evenement)) await refreshObjets(tx, [id], await porteeDuRegistre(tx), at);
    return;
  }
  if (resource.id === 'parametres' || resource.id === 'configTraduction') {
    if (changesPortee(evenement)) await enqueueRegistre(tx, { importation: null }, at);
    return;
  }
  const traduite = RESSOURCES_TRADUITES.find((one) => one.id === resource.id);
  if (traduite === undefined) return;
  const [avant, apres] = [before, after].map((one) => (one === null ? null : ecritDe(traduite, one)));
  if (apres && avant && JSON.stringify(avant) === JSON.stringify(apres)) return;
  const gone = { ressource: resource.id, id, entiteId: null, nom: '', textes: [] };
  if (textesDuRecord(traduite.fields, after ?? {}).length > 0 || before !== null || after === null)
    await refreshRecord(tx, apres ?? gone, await porteeDuRegistre(tx), at);
};

const WORDED: readonly Evenement['action'][] = ['ecrire-texte', 'rendre-texte', 'relire-texte'];

/** An import tells of itself; of what people change, words and owner alone matter. */
function isWorded({ action, before, after }: Evenement): boolean {
  return WORDED.includes(action) || before?.entiteId !== after?.entiteId;
}

/** What decides of which lines there are. */
const DECISIFS = ['bridge_languages', 'actif', 'champs', 'languesCibles', 'archiveLe', 'supprimeLe'];

function changesPortee({ before, after }: Evenement): boolean {
  return DECISIFS.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}
