import { FluxIllisible } from '../../source.ts';
import { afterFillers } from './json-codes.ts';

/** Why a document that something else follows is refused. */
export const AUTRE_CHOSE =
  'Le document JSON est suivi d’autre chose que du JSON\u00a0: il est abîmé, ou ce sont deux fichiers en un.';
/** How many lines may stand between the first document and the second. */
export const MOST_STRAYS = 100;

/** Where a document of a sequence is. */
export const positionOf = (rang: number): string => `document ${rang + 1}`;

/** Where the JSON of a document begins in its first chunk, or the end of a chunk that holds none of it yet. Throws FluxIllisible. */
export function debutDuJson(chunk: string, from: number): number {
  const index = afterFillers(chunk, from);
  const first = chunk[index];
  if (first === '<') {
    throw new FluxIllisible(
      'La source a répondu par une page HTML ou XML au lieu de données JSON\u00a0: elle signale sans doute une erreur.',
    );
  }
  if (first !== undefined && first !== '{' && first !== '[') {
    throw new FluxIllisible(
      'La source a répondu par un texte au lieu de données JSON\u00a0: elle signale sans doute une erreur.',
    );
  }
  return index;
}

/** The text of a document that may be one record; nothing of it is held once it is too large for one. */
export class TexteEntier {
  private parts: string[] | null = [];
  private size = 0;

  constructor(private readonly largest: number) {}

  /** The text; null where it was too large to be kept. */
  get texte(): string | null {
    return this.parts === null ? null : this.parts.join('');
  }

  add(piece: string): void {
    this.size += piece.length;
    if (this.size > this.largest) this.parts = null;
    else this.parts?.push(piece);
  }

  clear(): void {
    this.parts = [];
  }
}
