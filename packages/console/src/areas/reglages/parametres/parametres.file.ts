import { type Fields, parametres as resource } from '@bridge/contract';
import { partsOf } from '../../../resource/form/fields/sections.rules.ts';
import { pick, type Values } from '../../../resource/form/values.rules.ts';

const KIND = 'bridge.parametres';

// A logo is a file and accounts are those of this instance: neither is exported. Rights are set elsewhere.
const AT_HOME = ['logo', 'user_admin_editions'];
const NAMES = partsOf(resource)
  .flatMap(({ plain, advanced }) => [...plain, ...advanced])
  .filter((name) => !AT_HOME.includes(name));
const fields: Fields = resource.fields;

/** The parameters as a file, for another instance. */
export function toFile(values: Values): string {
  return `${JSON.stringify({ type: KIND, parametres: pick(values, NAMES) }, null, 2)}\n`;
}

export type Import =
  | { readonly kind: 'read'; readonly parametres: Values; readonly ignored: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

const NOT_OURS =
  'Ce fichier n’est pas un export de paramètres de Bridge. Choisissez celui que donne «\u00a0Exporter\u00a0».';

/** Reads a file of parameters. One wrong value refuses it whole: half an import is worse than none. */
export function fromFile(text: string): Import {
  const { type, parametres } = readJson(text);
  if (type !== KIND || typeof parametres !== 'object' || parametres === null)
    return { kind: 'refused', reason: NOT_OURS };
  const entries = Object.entries(parametres);
  const known = entries.filter(([name]) => NAMES.includes(name));
  for (const [name, value] of known) {
    const message = fields[name]?.schema.safeParse(value).error?.issues[0]?.message;
    if (message !== undefined)
      return { kind: 'refused', reason: `«\u00a0${fields[name]?.label}\u00a0» ne convient pas\u00a0: ${message}` };
  }
  const values = Object.fromEntries(known);
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
