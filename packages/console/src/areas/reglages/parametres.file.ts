import { CHAMPS_DE_GESTION, type CleDeGestion, type ParametresDeGestion } from '@bridge/contract';
import { problemsIn } from './parametre-changes.ts';

const KIND = 'bridge.parametres';

/** A file of parameters, to bring them to another instance. A logo does not travel: it is a file of this one. */
export function toFile({ logo, ...parametres }: ParametresDeGestion): string {
  return `${JSON.stringify({ type: KIND, parametres }, null, 2)}\n`;
}

export type Import =
  | { readonly kind: 'read'; readonly parametres: Partial<ParametresDeGestion>; readonly ignored: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

const NOT_OURS =
  'Ce fichier n’est pas un export de paramètres de Bridge. Choisissez celui que donne «\u00a0Exporter\u00a0».';

/** What a file would change. One wrong value refuses it whole: half an import is worse than none. */
export function fromFile(text: string): Import {
  const { type, parametres } = readJson(text);
  if (type !== KIND || typeof parametres !== 'object' || parametres === null)
    return { kind: 'refused', reason: NOT_OURS };
  const entries = Object.entries(parametres);
  const known = entries.filter(([cle]) => cle in CHAMPS_DE_GESTION && cle !== 'logo');
  // Each value is judged by the schema of its key, in the next line.
  const values = Object.fromEntries(known) as Partial<ParametresDeGestion>;
  const [problem] = problemsIn(values);
  if (problem) {
    const { label } = CHAMPS_DE_GESTION[problem.path as CleDeGestion];
    return { kind: 'refused', reason: `«\u00a0${label}\u00a0» ne convient pas\u00a0: ${problem.message}` };
  }
  const ignored = entries.map(([cle]) => cle).filter((cle) => !(cle in values));
  return { kind: 'read', parametres: values, ignored };
}

function readJson(text: string): { type?: unknown; parametres?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
