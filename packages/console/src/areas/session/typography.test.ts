import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['.', '../../ui'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

/** What French typography refuses, with the words that surround it. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a straight apostrophe': /\p{L}'\p{L}/u,
  'three dots for an ellipsis': /\.\.\./,
  'anything but a narrow no-break space before ; ! or ?': /[^\u202f][;!?](?=\s|$)/u,
  'anything but a no-break space before a colon': /[^\u00a0]:(?=\s|$)/u,
  'anything but a no-break space inside quotation marks': /«[^\u00a0]|[^\u00a0]»/u,
};

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\./.test(name))
      .map((name) => join(folder, name)),
  );
}

/** The texts of a file that people may read: those with a space or an accent in them, not the words of the program. */
function textsOf(path: string): string[] {
  return literalsIn(parseSync(path, readFileSync(path, 'utf8')).program)
    .filter((text) => /\p{L}[\s\u00a0\u202f]|[à-ÿ]/iu.test(text))
    .map((text) => text.replace(/\n\s*/g, ' '));
}

function literalsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = Object(node);
  if (type === 'TemplateElement') return [String(value.cooked)];
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value];
  return Object.values(node).flatMap(literalsIn);
}

describe('the texts of the session screens', () => {
  it('are found', () => {
    expect(sources().flatMap(textsOf)).toContain('Mot de passe oublié');
    expect(sources().length).toBeGreaterThan(20);
  });

  it.each(Object.entries(FAULTS))('have no %s', (_, fault) => {
    expect(
      sources()
        .flatMap(textsOf)
        .filter((text) => fault.test(text)),
    ).toEqual([]);
  });
});
