import type { Langue } from '@bridge/contract';

/** What stands between a word and what it announces: French alone puts a space before a colon. */
export function deuxPoints(langue: Langue): string {
  switch (langue) {
    case 'fr':
      return '\u00a0: ';
    case 'zh':
    case 'ja':
      return '：';
    default:
      return ': ';
  }
}
