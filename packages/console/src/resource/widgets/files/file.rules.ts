import { formatOfFile } from '@bridge/contract';
import { formatBytes } from '../../values/format.ts';

interface Limits {
  readonly accept: readonly string[];
  readonly largest: number;
}

/** The reason why a file cannot be taken, told before anything is sent. */
export function refusalOf(file: Pick<File, 'name' | 'size' | 'type'>, { accept, largest }: Limits): string | undefined {
  if (!accept.includes(file.type)) return `«\u00a0${file.name}\u00a0» n’est pas un fichier ${kindsOf(accept)}.`;
  if (file.size === 0) return `«\u00a0${file.name}\u00a0» est vide.`;
  if (file.size > largest)
    return `«\u00a0${file.name}\u00a0» pèse ${formatBytes(file.size)}\u00a0: ${formatBytes(largest)} au plus.`;
  return undefined;
}

/** The kinds of files in words: « PNG, JPEG ou WEBP ». */
export function kindsOf(accept: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'disjunction' }).format(accept.map(formatOfFile));
}
