import type { Catalogue } from './catalogue.ts';
import { type Text, textsOf } from './source.ts';

/** A source in the words of a catalogue. A text that the catalogue lacks stays in French, and a test tells it. */
export function translate(path: string, source: string, { words, locale }: Catalogue): string {
  const texts = textsOf(path, source);

  /** Writes a part of the source: a text may stand inside another, where a word is computed. */
  function write(from: number, to: number): string {
    let written = '';
    let at = from;
    for (const text of texts) {
      if (text.start < at || text.end > to) continue;
      written += source.slice(at, text.start) + writeText(text);
      at = text.end;
    }
    return written + source.slice(at, to);
  }

  function writeText(text: Text): string {
    const computed = text.computed.map(({ start, end }) => write(start, end));
    const said = words.get(text.words);
    if (said === undefined)
      return text.kind === 'template' ? inTemplate(text.words, computed) : source.slice(text.start, text.end);
    if (text.kind === 'template') return inTemplate(said, computed);
    return text.kind === 'literal' ? JSON.stringify(said) : `{${JSON.stringify(said)}}`;
  }

  return write(0, source.length).replace(/(\bIntl\.\w+\(\s*)'fr(?:-FR)?'/g, `$1'${locale}'`);
}

function inTemplate(words: string, computed: readonly string[]): string {
  const parts = words.split(/\{(\d+)\}/);
  const written = parts.map((part, i) => (i % 2 === 1 ? `\${${computed[Number(part)]}}` : escapeTemplate(part)));
  return `\`${written.join('')}\``;
}

const escapeTemplate = (text: string) => text.replace(/\\|`|\$\{/g, '\\$&');
