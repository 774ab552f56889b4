import { configTraduction, objet, parametres, RESSOURCES_TRADUITES } from '@bridge/contract';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { refreshObjets, refreshRecord } from '../../catalogue/registre/registre.repository.ts';
import { type Evenement, following, type Suite } from '../../crud/write/evenement.ts';
import { same } from '../../crud/write/value.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { enqueueRegistre } from './registre.job.ts';
import { ecritDe } from './textes-de-record.ts';

const everything = ({ tx, at }: Writing) => enqueueRegistre(tx, { importation: null }, at);

/** The languages of the instance decide which lines exist. */
const languesSuite = following(parametres, async (writing, { before, after }) => {
  if (!same(before?.bridge_languages, after.bridge_languages)) await everything(writing);
});

const DECISIFS = ['actif', 'champs', 'languesCibles', 'archiveLe', 'supprimeLe'] as const;

/** So do the texts and languages of engines in use. */
const moteursSuite = following(configTraduction, async (writing, { before, after }) => {
  if (!before?.actif && !after.actif) return;
  if (DECISIFS.some((name) => !same(before?.[name], after[name]))) await everything(writing);
});

const WORDED: readonly Evenement['action'][] = ['ecrire-texte', 'rendre-texte', 'relire-texte'];

/** Of what people change of an objet, only texts and the owner matter; imports report themselves. */
const objetsSuite = following(objet, async ({ tx, at }, { id, action, before, after }) => {
  if (!WORDED.includes(action) && before?.entiteId === after.entiteId) return;
  const portee = await porteeDuRegistre(tx);
  if (portee.langues.length > 0) await refreshObjets(tx, [id], portee, at);
});

/** The texts of any other record; one that is erased has none. */
const recordsSuite: Suite = async ({ tx, at }, { entry, id, before, after }) => {
  const resource = RESSOURCES_TRADUITES.find((one) => one.id === entry.resource.id);
  if (resource === undefined) return;
  const portee = await porteeDuRegistre(tx);
  if (portee.langues.length === 0) return;
  const [avant, apres] = [before, after].map((one) => (one === null ? null : ecritDe(resource, one)));
  if (avant && apres && same(avant, apres)) return;
  await refreshRecord(tx, apres ?? { ressource: resource.id, id, entiteId: null, nom: '', textes: [] }, portee, at);
};

/** The ledger follows saved changes: the texts of objets and records, and the settings of the ledger. */
export const registreSuites: readonly Suite[] = [languesSuite, moteursSuite, objetsSuite, recordsSuite];
