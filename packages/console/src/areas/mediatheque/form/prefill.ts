import type { FichierAnalyse } from '@bridge/contract';
import { tagsNommes } from '../../../catalogue/media/fiche.calls.ts';
import { corpsDe, ficheDe } from '../../../catalogue/media/fiche.rules.ts';
import type { Form } from '../../../resource/form/form.ts';
import { isBlank } from '../../../resource/form/values.rules.ts';

/** The fields that a file may fill, where nothing is written yet. */
const READ = [
  'titre',
  'alternatif',
  'legende',
  'credit',
  'auteur',
  'commune',
  'lat',
  'lon',
  'priseLe',
  'objets',
] as const;

/** Fills a new media with what its file says; what was typed before stays. */
export async function prefill({ store }: Form, analyse: FichierAnalyse, langue: string): Promise<void> {
  const said = corpsDe(analyse, ficheDe(analyse), langue);
  const put = (name: string, value: unknown) => {
    const { values, setValue } = store.getState();
    if (isBlank(values[name]) && !isBlank(value)) setValue(name, value);
  };
  for (const name of READ) put(name, said[name]);
  put('motsCles', await tagsNommes(analyse.lu.motsCles));
}
